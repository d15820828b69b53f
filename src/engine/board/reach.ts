import { COLUMNS, columnOf, ROWS, rowOf, SPACES, type Space } from './space';

/** Orthogonal neighbours of every space, four places each; −1 is off the board. North, east, south, west. */
const NEIGHBOURS = new Int16Array(SPACES * 4);
for (let space = 0; space < SPACES; space += 1) {
  NEIGHBOURS[space * 4] = rowOf(space) > 0 ? space - COLUMNS : -1;
  NEIGHBOURS[space * 4 + 1] = columnOf(space) < COLUMNS - 1 ? space + 1 : -1;
  NEIGHBOURS[space * 4 + 2] = rowOf(space) < ROWS - 1 ? space + COLUMNS : -1;
  NEIGHBOURS[space * 4 + 3] = columnOf(space) > 0 ? space - 1 : -1;
}

/** Where a survivor can go: the spaces, nearest first, and how many steps each takes. */
export interface Reach {
  from: Space;
  spaces: Space[];
  steps: number[];
  /** For each space, the index of the one before it; −1: the start. */
  before: number[];
}

const seen = new Uint8Array(SPACES);

/** SD-13.3: space by space, orthogonally, over free spaces. `blocked` has a 1 for every space that can't be entered. */
export function reachable(from: Space, steps: number, blocked: ArrayLike<number>): Reach {
  const reach: Reach = { from, spaces: [], steps: [], before: [] };
  const { spaces } = reach;
  seen.fill(0);
  seen[from] = 1;
  let first = -1;
  let last = -1;
  for (let step = 1; step <= steps; step += 1) {
    for (let at = first; at <= last; at += 1) {
      const space = at < 0 ? from : (spaces[at] as Space);
      for (let side = 0; side < 4; side += 1) {
        const next = NEIGHBOURS[space * 4 + side] as number;
        if (next < 0 || seen[next] === 1 || blocked[next] === 1) continue;
        seen[next] = 1;
        spaces.push(next);
        reach.steps.push(step);
        reach.before.push(at);
      }
    }
    first = last + 1;
    last = spaces.length - 1;
    if (first > last) break;
  }
  return reach;
}

/** The spaces walked to one that can be reached, the start left out; empty if it can't. */
export function pathTo({ spaces, before }: Reach, space: Space): Space[] {
  const path: Space[] = [];
  for (let at = spaces.indexOf(space); at >= 0; at = before[at] as number) path.unshift(spaces[at] as Space);
  return path;
}
