import { useMemo, useState } from 'react';
import { tableNow } from '../../store/desks/registry';
import { Waiting } from '../parts/Waiting';
import { Button } from '../primitives/Button';
import { TextField } from '../primitives/Field';
import { LiveRegion } from '../primitives/LiveRegion';
import { Nothing } from '../primitives/Nothing';
import { UndoBar } from '../primitives/UndoBar';
import { chooseReplay } from '../replay/replayFile';
import { TroubleToast } from '../screens/TroubleToast';
import { Page } from '../shell/Page';
import { goTo } from '../shell/useHashRoute';
import { useSearchKey } from '../shell/useSearchKey';
import { useWords } from '../words/useWords';
import { DamagedFight } from './DamagedFight';
import { FightCard } from './FightCard';
import styles from './Fights.module.css';
import { type FightView, fightView, findFights } from './fightView';
import { RenameDialog } from './RenameDialog';
import { useFightDeeds } from './useFightDeeds';
import { useFights } from './useFights';

/** From so many fights on there is a search. */
const MANY = 7;

/** Every kept fight, the one that was played last first: to go on with, to watch, to name, to copy, to delete. */
export function FightsScreen() {
  const allWords = useWords();
  const words = allWords.fights;
  const { fights, again } = useFights();
  const [search, setSearch] = useState('');
  const [renaming, setRenaming] = useState<FightView | null>(null);
  const field = useSearchKey();
  // It is put on the table and taken off on other screens, or by what is done here, which draws the list anew.
  const onTable = tableNow()?.id ?? null;
  const { open, rename, copy, remove, bringBack, dismiss, removed, said } = useFightDeeds(again);
  const all = useMemo(
    () =>
      fights.at === 'here'
        ? fights.heads.map((head) => fightView(head, words, document.documentElement.lang || 'en'))
        : [],
    [fights, words],
  );
  const damaged = fights.at === 'here' ? fights.headless : [];
  const found = useMemo(() => findFights(all, search), [all, search]);
  if (fights.at === 'loading') return <Waiting />;
  return (
    <>
      <Page title={words.title} wide>
        <div className={styles.page}>
          <div className={styles.tools}>
            {all.length >= MANY && (
              <TextField
                ref={field}
                type="search"
                label={words.search}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            )}
            {search !== '' && (
              <p className={styles.found} role="status">
                {words.found(found.length, all.length)}
              </p>
            )}
            <Button glyph="upload" onClick={() => void chooseReplay(allWords)}>
              {allWords.replay.choose}
            </Button>
          </div>
          {fights.at === 'blocked' && (
            <Nothing title={words.blocked} why={words.blockedWhy}>
              <Button onClick={() => void again()}>{words.again}</Button>
            </Nothing>
          )}
          {fights.at === 'here' && all.length === 0 && damaged.length === 0 && (
            <Nothing title={words.empty} why={words.emptyWhy}>
              <Button tone="primary" onClick={() => goTo('new')}>
                {words.begin}
              </Button>
            </Nothing>
          )}
          {all.length > 0 && found.length === 0 && (
            <Nothing why={words.none}>
              <Button onClick={() => setSearch('')}>{words.clear}</Button>
            </Nothing>
          )}
          {found.length > 0 && (
            <ul className={styles.list} aria-label={words.list}>
              {found.map((fight) => (
                <li key={fight.id}>
                  <FightCard
                    fight={fight}
                    onTable={fight.id === onTable}
                    onOpen={() => void open(fight)}
                    onReplay={() => goTo('replay', fight.id)}
                    onRename={() => setRenaming(fight)}
                    onCopy={() => void copy(fight)}
                    onRemove={() => void remove(fight)}
                  />
                </li>
              ))}
            </ul>
          )}
          {damaged.length > 0 && (
            <ul className={styles.list} aria-label={words.damagedList}>
              {damaged.map((id, index) => {
                const fight = { id, title: words.damaged(index + 1) };
                return (
                  <li key={id}>
                    <DamagedFight
                      title={fight.title}
                      onOpen={() => void open(fight)}
                      onRemove={() => void remove(fight)}
                    />
                  </li>
                );
              })}
            </ul>
          )}
        </div>
      </Page>
      {removed && (
        <UndoBar
          key={removed.id}
          words={words.removed(removed.title)}
          undo={words.undo}
          onUndo={() => void bringBack()}
          onDismiss={dismiss}
        />
      )}
      {renaming && (
        <RenameDialog
          fight={renaming}
          onClose={() => setRenaming(null)}
          onSave={(name) => {
            setRenaming(null);
            void rename(renaming, name);
          }}
        />
      )}
      <LiveRegion words={said} />
      <TroubleToast />
    </>
  );
}
