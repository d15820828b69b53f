import { current } from '../../engine';
import { useSession } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';
import { BoardPicture } from '../board/BoardPicture';
import type { LastFight } from '../home/Home';
import { monsterOnBoard, survivorsOnBoard, tilesOnBoard } from '../table/boardViews';
import { fightOf } from '../table/fight';
import { TEXT } from '../words/text';

/** The fight that lies on the table, as home shows it; null: there is none. */
export function lastFight(words: InterfaceWords['table']): LastFight | null {
  const { journal } = useSession.getState();
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
