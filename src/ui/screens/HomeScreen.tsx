import { current } from '../../engine';
import { quickFight } from '../../store/quickFight';
import { type FightJournal, useSession } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';
import { BoardPicture } from '../board/BoardPicture';
import { Home, type LastFight } from '../home/Home';
import { goTo } from '../shell/useHashRoute';
import { monsterOnBoard, survivorsOnBoard, tilesOnBoard } from '../table/boardViews';
import { fightOf } from '../table/fight';
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

/** The first page, with the fight that is on the table, if there is one. */
export function HomeScreen() {
  const words = useWords().table;
  const { journal, start } = useSession();
  return (
    <>
      <Home
        lastFight={lastFight(journal, words)}
        quickFight={words.quick}
        onContinue={() => goTo('fight')}
        onQuickFight={() => {
          if (start(quickFight())) goTo('fight');
        }}
        onNewShowdown={() => goTo('new')}
        entries={[{ id: 'open', label: words.openFile, note: words.openFileNote, icon: 'log' }]}
        onEntry={() => {
          void openFile().then((opened) => opened && goTo('fight'));
        }}
      />
      <TroubleToast />
    </>
  );
}
