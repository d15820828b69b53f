import { current } from '../../engine';
import { CONTENT } from '../../store/content';
import { beginFirstFight } from '../../store/guide/firstFight';
import { quickFight } from '../../store/quickFight';
import { type FightJournal, useSession } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';
import { BoardPicture } from '../board/BoardPicture';
import { Home, type LastFight } from '../home/Home';
import { goTo } from '../shell/useHashRoute';
import { monsterOnBoard, survivorsOnBoard, tilesOnBoard } from '../table/boardViews';
import { fightOf } from '../table/fight';
import { monsterIcon } from '../table/signs';
import { TEXT } from '../words/text';
import { useWords } from '../words/useWords';
import { openFile } from './openFile';
import { TroubleToast } from './TroubleToast';

function lastFight(journal: FightJournal | null, words: InterfaceWords['table']): LastFight | null {
  if (journal === null) return null;
  const state = current(journal);
  const fight = fightOf(state);
  const alive = state.survivors.filter((s) => s.status === 'alive').length;
  return {
    title: `${TEXT.nameOf('monster', state.monster.card)}, ${TEXT.nameOf('level', state.monster.level)}`,
    moment: words.lastMoment(state.round, alive),
    picture: (
      <BoardPicture
        monster={monsterOnBoard(fight)}
        survivors={survivorsOnBoard(fight, words)}
        tiles={tilesOnBoard(fight)}
      />
    ),
  };
}

/** Monsters besides the one of the quick fight. */
const OTHERS = CONTENT.pack.monsters.filter(({ id }) => id !== quickFight(0).monster);

/** The first page, with the fight that is on the table, if there is one. */
export function HomeScreen() {
  const { table: words, home } = useWords();
  const { journal, start } = useSession();
  return (
    <>
      <Home
        lastFight={lastFight(journal, words)}
        quickFight={words.quick}
        onContinue={() => goTo('fight')}
        onFirstFight={() => {
          if (beginFirstFight()) goTo('fight');
        }}
        onQuickFight={() => {
          if (start(quickFight())) goTo('fight');
        }}
        onNewShowdown={() => goTo('new')}
        entries={[
          ...OTHERS.map(({ id }) => ({
            id,
            label: TEXT.nameOf('monster', id),
            note: words.quickOther,
            icon: monsterIcon(id),
          })),
          { id: 'rules', label: home.rules, note: home.rulesNote, icon: 'rules', href: '#/rules' },
          { id: 'cards', label: home.cards, note: home.cardsNote, icon: 'cards', href: '#/cards' },
          { id: 'open', label: words.openFile, note: words.openFileNote, icon: 'log' },
        ]}
        onEntry={(id) => {
          if (id !== 'open') {
            if (start(quickFight(undefined, '1', id))) goTo('fight');
            return;
          }
          void openFile(words).then((opened) => opened && goTo('fight'));
        }}
      />
      <TroubleToast />
    </>
  );
}
