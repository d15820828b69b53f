import { COLUMNS, columnOf, ROWS, rowOf, SPACES, type Space } from './space';

/** Stands for everything off the board: one more place, always closed. */
const BEYOND = SPACES;

function neighbours(columns: number, rows: number): Uint16Array {
  return Uint16Array.from({ length: SPACES }, (_, space) => {
    const column = columnOf(space) + columns;
    const row = rowOf(space) + rows;
    return column < 0 || column >= COLUMNS || row < 0 || row >= ROWS
      ? BEYOND
      : space + rows * COLUMNS + columns;
  });
}

const NORTH = neighbours(0, -1);
const EAST = neighbours(1, 0);
const SOUTH = neighbours(0, 1);
const WEST = neighbours(-1, 0);

/** Where a survivor can go: the spaces, nearest first, and how many steps each takes. */
export interface Reach {
  from: Space;
  spaces: Space[];
  steps: number[];
}

/** What can't be entered, or not once more. Kept from call to call: this is asked at every decision of an act. */
const closed = new Uint8Array(SPACES + 1);

function enter({ spaces, steps }: Reach, space: Space, step: number): void {
  if (closed[space] !== 0) return;
  closed[space] = 1;
  spaces.push(space);
  steps.push(step);
}

/**
 * SD-13.3: space by space, orthogonally, over free spaces; the start is left out. `blocked` has a 1 for every space that
 * can't be entered.
 */
export function reachable(from: Space, steps: number, blocked: ArrayLike<number>): Reach {
  const reach: Reach = { from, spaces: [], steps: [] };
  closed.set(blocked);
  closed[BEYOND] = 1;
  closed[from] = 1;
  // The start stands before the first place of the list.
  let first = -1;
  for (let step = 1; step <= steps; step += 1) {
    const end = reach.spaces.length;
    for (let at = first; at < end; at += 1) {
      const here = at < 0 ? from : (reach.spaces[at] as Space);
      enter(reach, NORTH[here] as Space, step);
      enter(reach, EAST[here] as Space, step);
      enter(reach, SOUTH[here] as Space, step);
      enter(reach, WEST[here] as Space, step);
    }
    if (reach.spaces.length === end) break;
    first = end;
  }
  return reach;
}

/** The spaces walked to one that can be reached, the start left out; empty if it can't. */
export function pathTo({ spaces, steps }: Reach, space: Space): Space[] {
  const path: Space[] = [];
  for (let at = spaces.indexOf(space); at >= 0; ) {
    const here = spaces[at] as Space;
    const before = (steps[at] as number) - 1;
    path.unshift(here);
    at = spaces.findIndex((other, i) => steps[i] === before && areNeighbours(other, here));
  }
  return path;
}

const areNeighbours = (a: Space, b: Space): boolean =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b)) === 1;
