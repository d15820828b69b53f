import { useMemo, useState } from 'react';
import { freshId } from '../../store/freshId';
import { copyOf, hasRoom, useRoster } from '../../store/roster/roster';
import { rosterText } from '../../store/roster/rosterFile';
import { type KeptSurvivor, nobody, type Party } from '../../store/roster/shapes';
import { Waiting } from '../parts/Waiting';
import { Button } from '../primitives/Button';
import { Nothing } from '../primitives/Nothing';
import { UndoBar } from '../primitives/UndoBar';
import { chooseFile } from '../screens/chooseFile';
import { offer } from '../screens/offer';
import { sheetChoices } from '../screens/sheetSetUp';
import { Page } from '../shell/Page';
import { useWords } from '../words/useWords';
import { EditDialog, SheetDialog } from './EditDialog';
import { GearDialog } from './GearDialog';
import { KeptCard } from './KeptCard';
import { signed } from './keptDraft';
import { PartyCard } from './PartyCard';
import { PartyDialog } from './PartyDialog';
import { ReportDialog } from './ReportDialog';
import styles from './Roster.module.css';
import { type FileRead, readFileIn } from './readFile';
import { useFreshRoster } from './useFreshRoster';

/** What lies over the page. */
type Open =
  | { at: 'edit' | 'sheet'; survivor: KeptSurvivor }
  | { at: 'gear'; survivor: KeptSurvivor; place: number }
  | { at: 'party'; party: Party }
  | { at: 'report'; file: FileRead };

/** What was taken away last. */
interface Gone {
  words: string;
  undo: () => Promise<boolean>;
}

/** Survivors and parties that are kept between fights: to see, to change, to copy, to take along. */
export function RosterScreen() {
  const words = useWords().roster;
  const { at, survivors, parties, unwritten, read, change, remove, dissolve } = useRoster();
  const [open, setOpen] = useState<Open | null>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const choices = useMemo(sheetChoices, []);
  useFreshRoster();
  if (at === 'unread') return <Waiting />;
  const close = () => setOpen(null);
  const save = (survivor: KeptSurvivor) =>
    void change({ survivors: [survivor] }).then((done) => done && close());

  function add(): void {
    const survivor = signed(nobody(freshId(), words.newName), survivors.length);
    void change({ survivors: [survivor] }).then((done) => done && setOpen({ at: 'edit', survivor }));
  }
  async function readChosen(): Promise<void> {
    const file = await chooseFile('.json,application/json');
    if (file !== null) setOpen({ at: 'report', file: await readFileIn(file, words.nameless) });
  }
  async function takeAway(what: string, taking: Promise<Gone['undo'] | null>): Promise<void> {
    const undo = await taking;
    if (undo !== null) setGone({ words: what, undo });
  }
  const nothing = survivors.length === 0 && parties.length === 0;
  return (
    <>
      <Page title={words.title} wide>
        <div className={styles.page}>
          {unwritten && (
            <p role="alert" className={styles.trouble}>
              {words.unwritten}
            </p>
          )}
          {at === 'blocked' ? (
            <Nothing title={words.blocked} why={words.blockedWhy}>
              <Button onClick={() => void read()}>{words.again}</Button>
            </Nothing>
          ) : (
            <>
              <div className={styles.tools}>
                <Button glyph="upload" onClick={() => void readChosen()}>
                  {words.read}
                </Button>
                <Button
                  glyph="download"
                  disabled={nothing}
                  onClick={() => offer('roster.json', rosterText({ survivors, parties }), 'application/json')}
                >
                  {words.save}
                </Button>
              </div>
              <section className={styles.block} aria-labelledby="roster-parties">
                <div className={styles.heading}>
                  <h2 id="roster-parties">{words.parties}</h2>
                  <Button
                    glyph="plus"
                    disabled={survivors.length === 0}
                    onClick={() =>
                      setOpen({
                        at: 'party',
                        party: { id: freshId(), name: words.party.newName, members: [] },
                      })
                    }
                  >
                    {words.party.add}
                  </Button>
                </div>
                <ul className={styles.list}>
                  {parties.map((party) => (
                    <li key={party.id}>
                      <PartyCard
                        party={party}
                        survivors={survivors}
                        onEdit={() => setOpen({ at: 'party', party })}
                        onDissolve={() =>
                          void takeAway(words.party.dissolved(party.name), dissolve(party.id))
                        }
                      />
                    </li>
                  ))}
                </ul>
              </section>
              <section className={styles.block} aria-labelledby="roster-survivors">
                <div className={styles.heading}>
                  <h2 id="roster-survivors">{words.survivors}</h2>
                  <Button glyph="plus" disabled={!hasRoom({ survivors, parties }, 1)} onClick={add}>
                    {words.add}
                  </Button>
                </div>
                {survivors.length === 0 && <Nothing level={3} title={words.empty} why={words.emptyWhy} />}
                <ul className={styles.list}>
                  {survivors.map((survivor, place) => (
                    <li key={survivor.id}>
                      <KeptCard
                        survivor={survivor}
                        place={place}
                        onEdit={() => setOpen({ at: 'edit', survivor })}
                        onGear={() => setOpen({ at: 'gear', survivor, place })}
                        onSheet={() => setOpen({ at: 'sheet', survivor })}
                        onCopy={() =>
                          void change({ survivors: [copyOf(survivor, words.copied(survivor.name))] })
                        }
                        onRemove={() => void takeAway(words.removed(survivor.name), remove([survivor.id]))}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            </>
          )}
        </div>
      </Page>
      {open?.at === 'edit' && <EditDialog survivor={open.survivor} onSave={save} onClose={close} />}
      {open?.at === 'sheet' && (
        <SheetDialog
          survivor={open.survivor}
          choices={choices}
          onSave={(survivor) => void change({ survivors: [survivor] })}
          onClose={close}
        />
      )}
      {open?.at === 'gear' && (
        <GearDialog
          survivor={open.survivor}
          place={open.place}
          onSave={(survivor) => void change({ survivors: [survivor] })}
          onClose={close}
        />
      )}
      {open?.at === 'party' && (
        <PartyDialog
          party={open.party}
          survivors={survivors}
          onSave={(party) => void change({ parties: [party] }).then((done) => done && close())}
          onClose={close}
        />
      )}
      {open?.at === 'report' && <ReportDialog file={open.file} onClose={close} />}
      {gone && (
        <UndoBar
          key={gone.words}
          words={gone.words}
          undo={words.undo}
          onUndo={() => void gone.undo().then((done) => done && setGone(null))}
          onDismiss={() => setGone(null)}
        />
      )}
    </>
  );
}
