import {
  ALL,
  ARROW,
  type Cell,
  contains,
  type Figure,
  far,
  isOnBoard,
  moved,
  number,
  WAYS,
  type Way,
} from './grid';

/** Cells that are forbidden, taken or walls, by number. */
type Cells = ReadonlySet<number>;

/** Whether a figure may stand there: wholly on the board and on nothing forbidden. */
const mayStand = (figure: Figure, forbidden: Cells): boolean =>
  figure.every((c) => isOnBoard(c) && !forbidden.has(number(c)));

/** SD-7.7: the figure after 1, 2, 3 … steps straight on, as long as it can. */
export function straightOn(figure: Figure, way: Way, steps: number, forbidden: Cells): Cell[][] {
  const places: Cell[][] = [];
  for (let step = 1; step <= steps; step += 1) {
    const next = moved(figure, way, step);
    if (!mayStand(next, forbidden)) break;
    places.push(next);
  }
  return places;
}

const shareColumn = (a: Figure, b: Figure): boolean => a.some((p) => b.some((q) => p.x === q.x));
const shareRow = (a: Figure, b: Figure): boolean => a.some((p) => b.some((q) => p.y === q.y));

/** How many steps that way until the mover no longer stands on the source. */
function stepsOut(mover: Figure, source: Figure, way: Way): number {
  let steps = 0;
  while (moved(mover, way, steps).some((c) => contains(source, c))) steps += 1;
  return steps;
}

/** SD-11.9, ai-vocabulary §5: the ways that count as directly away. */
export function waysOut(mover: Figure, source: Figure): Way[] {
  if (mover.some((c) => contains(source, c))) {
    const least = Math.min(...WAYS.map((way) => stepsOut(mover, source, way)));
    return WAYS.filter((way) => stepsOut(mover, source, way) === least);
  }
  const growing = WAYS.filter((way) => far(moved(mover, way), source) > far(mover, source));
  if (shareColumn(mover, source)) return growing.filter((way) => ARROW[way].y !== 0);
  if (shareRow(mover, source)) return growing.filter((way) => ARROW[way].x !== 0);
  return growing;
}

/** Where a straight movement each way ends: the mover itself where it can't start. */
function ends(mover: Figure, steps: number, forbidden: Cells): Record<Way, Figure> {
  const end = (way: Way): Figure => straightOn(mover, way, steps, forbidden).at(-1) ?? mover;
  return { N: end('N'), E: end('E'), S: end('S'), W: end('W') };
}

/** The ways with the greatest worth among those offered. */
function greatest(ways: readonly Way[], worth: (way: Way) => number): Way[] {
  const most = Math.max(...ways.map(worth));
  return ways.filter((way) => worth(way) === most);
}

/** SD-7.7, ai-vocabulary §4: away from one figure. */
export function awayFrom(mover: Figure, source: Figure, steps: number, forbidden: Cells): Way[] {
  const end = ends(mover, steps, forbidden);
  const open = WAYS.filter((way) => end[way] !== mover);
  const direct = waysOut(mover, source).filter((way) => open.includes(way));
  return greatest(direct.length > 0 ? direct : open, (way) => far(end[way], source));
}

/** ai-vocabulary §4: away from several. */
export function awayFromAll(
  mover: Figure,
  sources: readonly Figure[],
  steps: number,
  forbidden: Cells,
): Way[] {
  const end = ends(mover, steps, forbidden);
  const open = WAYS.filter((way) => end[way] !== mover);
  const safe = open.filter((way) => sources.every((s) => far(end[way], s) >= far(mover, s)));
  if (safe.length === 0) return open;
  return greatest(safe, (way) => sources.map((s) => far(end[way], s)).reduce((a, b) => a + b, 0));
}

/** SD-7.7: the ways that end nearest, if nearer than now. */
export function towards(mover: Figure, goal: Figure, steps: number, forbidden: Cells): Way[] {
  const end = ends(mover, steps, forbidden);
  return greatest(
    WAYS.filter((way) => far(end[way], goal) < far(mover, goal)),
    (way) => -far(end[way], goal),
  );
}

/** SD-11.6, SD-11.7: a thrown survivor, cell by cell. */
export function thrown(from: Cell, way: Way, spaces: number, walls: Cells) {
  const path: Cell[] = [];
  let at = from;
  for (let i = 0; i < spaces; i += 1) {
    const next = { x: at.x + ARROW[way].x, y: at.y + ARROW[way].y };
    if (!isOnBoard(next)) return { path, end: at, stopped: 'edge', at: null };
    if (walls.has(number(next))) return { path, end: at, stopped: 'impassable', at: next };
    path.push(next);
    at = next;
  }
  return { path, end: at, stopped: 'no', at: null };
}

/** SD-11.7: along the edge, both ways that stay on the board; only where it stands at the edge it is thrown at. */
export function alongEdge(from: Cell, way: Way): Way[] {
  const next = (w: Way): Cell => ({ x: from.x + ARROW[w].x, y: from.y + ARROW[w].y });
  if (isOnBoard(next(way))) return [];
  return WAYS.filter(
    (w) => isOnBoard(next(w)) && ARROW[w].x * ARROW[way].x + ARROW[w].y * ARROW[way].y === 0,
  );
}

/** SD-11.5: the free cells nearest to a figure. */
export function nearestFreeCells(figure: Figure, taken: Cells): Cell[] {
  const free = ALL.filter((c) => !taken.has(number(c)));
  const steps = free.map((c) => far(figure, [c]));
  const least = Math.min(...steps);
  return free.filter((_, i) => steps[i] === least);
}

/** SD-13.3: how many steps to each cell: free, and beside one that takes a step less. */
export function walk(from: Cell, steps: number, taken: Cells): Map<number, number> {
  const reached = new Map([[number(from), 0]]);
  let edge = [from];
  for (let step = 1; step <= steps; step += 1) {
    const next: Cell[] = [];
    for (const c of edge.flatMap((from) => WAYS.flatMap((way) => moved([from], way)))) {
      if (!isOnBoard(c) || taken.has(number(c)) || reached.has(number(c))) continue;
      reached.set(number(c), step);
      next.push(c);
    }
    edge = next;
  }
  reached.delete(number(from));
  return reached;
}
