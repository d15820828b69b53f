import {
  columnOf,
  type Decision,
  type Option,
  rectangle,
  rowOf,
  type ShowdownState,
  type Space,
} from '../../engine';

/** What an option may carry that has a place on the board. */
interface Placed {
  space?: Space;
  /** North-west corner of a tile. */
  at?: Space;
  /** Its size as it lies. */
  width?: number;
  height?: number;
  path?: Space[];
  end?: Space;
  survivor?: string;
  tile?: string;
}

const places = (option: Option): Placed => option as Option & Placed;

/** Survivor options whose piece on the board stands for them. */
const BY_PIECE = ['survivor', 'act', 'attack'];

/** The space that stands for an answer: pressing it gives the answer. Null: it has none. */
export function spaceOfOption(option: Option, { survivors, monster, tiles }: ShowdownState): Space | null {
  const { space, at, path, end, survivor, tile } = places(option);
  if (space !== undefined) return space;
  if (typeof at === 'number') return at;
  if (end !== undefined) return end;
  if (path !== undefined && path.length > 0) return path[path.length - 1] ?? null;
  if (option.kind === 'attack') return monster.space;
  if (tile !== undefined) return tiles.find((t) => t.id === tile)?.spaces[0] ?? null;
  if (survivor !== undefined && BY_PIECE.includes(option.kind)) {
    return survivors.find((s) => s.id === survivor)?.space ?? null;
  }
  return null;
}

/** Every space that an answer covers: a tile's, a way's. */
export function spacesOfOption(option: Option, state: ShowdownState): Space[] {
  const { at, width, height, path } = places(option);
  if (typeof at === 'number') return rectangle(columnOf(at), rowOf(at), width ?? 1, height ?? 1);
  if (path !== undefined && path.length > 0) return path;
  const one = spaceOfOption(option, state);
  return one === null ? [] : [one];
}

/** The answer that pressing a space gives; a monster's base stands for the attack on it. */
export function optionAt(decision: Decision, state: ShowdownState, space: Space): Option | null {
  const exact = decision.options.find((option) => spaceOfOption(option, state) === space);
  if (exact !== undefined) return exact;
  return decision.options.find((option) => spacesOfOption(option, state).includes(space)) ?? null;
}
