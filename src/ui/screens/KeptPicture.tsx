import type { KeptPicture as Pieces } from '../../store/keep/shapes';
import { BoardPicture } from '../board/BoardPicture';
import { monsterIcon, signOf, terrainIcon } from '../table/signs';
import { tileTone } from '../table/tileTone';

/** The board of a kept fight as a small picture, drawn from what its head holds: without engine and content. */
export function KeptPicture({ picture: { monster, survivors, tiles } }: { picture: Pieces }) {
  return (
    <BoardPicture
      monster={
        monster && { ...monster, name: '', icon: monsterIcon(monster.card), knockedDown: monster.down }
      }
      survivors={survivors.map(({ id, name, place, sign, space, down }) => ({
        id,
        name,
        piece: signOf({ name, ...(sign === null ? {} : { sign }) }, place),
        space,
        knockedDown: down,
      }))}
      tiles={tiles.map(({ id, card, spaces, obstacle, impassable }) => ({
        id,
        name: '',
        icon: terrainIcon(card),
        spaces,
        tone: tileTone(card),
        obstacle,
        impassable,
      }))}
    />
  );
}
