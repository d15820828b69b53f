import { covers, type Decision, type Space, type Survivor, spaceName } from '../../engine';
import { CONTENT } from '../../store/content';
import type { InterfaceWords } from '../../text/interface/en';
import type { Carry } from '../board/useFigureDrag';
import { TEXT } from '../words/text';
import type { Fight } from './fight';
import { signOf } from './signs';

type Words = InterfaceWords['table'];

/** The spaces that a question offers its survivor to walk to. */
const offered = ({ options }: Decision): Set<Space> =>
  new Set(
    options.flatMap((option) => {
      const { space, steps } = option as { space?: Space; steps?: number };
      return space !== undefined && steps !== undefined ? [space] : [];
    }),
  );

/** Why a survivor can't be put on a space that is not offered (SD-13.3, SD-17.1). */
function whyNot({ state, names }: Fight, mover: Survivor, space: Space, words: Words): string {
  const teller = TEXT.teller(names);
  const { monster, survivors, tiles } = state;
  const name = spaceName(space);
  if (monster.space !== null && covers({ space: monster.space, size: monster.size }, space))
    return words.cantWalk.stands(TEXT.nameOf('monster', monster.card), name);
  const other = survivors.find((survivor) => survivor.space === space);
  if (other !== undefined) return words.cantWalk.stands(teller.figure(other.id), name);
  const tile = tiles.find((t) => t.spaces.includes(space));
  if (tile !== undefined && CONTENT.terrain[tile.card]?.impassable === true)
    return words.cantWalk.impassable(TEXT.nameOf('terrain', tile.card));
  return words.cantWalk.unreached(teller.figure(mover.id), name);
}

/** The survivor who is asked where to go, to be dragged there; null: nobody is. */
export function carryOf(fight: Fight, words: Words): Carry | null {
  const { decision, survivors } = fight.state;
  const at = survivors.findIndex(({ id }) => id === decision?.about.survivor);
  const mover = survivors[at];
  if (decision === null || mover === undefined || mover.space === null) return null;
  const spaces = offered(decision);
  if (spaces.size === 0) return null;
  return {
    from: mover.space,
    piece: signOf(mover, at),
    whyNot: (space) => (spaces.has(space) ? null : whyNot(fight, mover, space, words)),
  };
}
