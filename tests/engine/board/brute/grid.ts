/**
 * The board once more, written apart from the engine: places with a column x and a row y, whole lists of them, and nothing
 * clever. Slow and meant to be right at a glance.
 */
export interface Cell {
  x: number;
  y: number;
}

/** A figure: all the cells it stands on. */
export type Figure = readonly Cell[];

export type Way = 'N' | 'E' | 'S' | 'W';
export const WAYS: readonly Way[] = ['N', 'E', 'S', 'W'];
export const ARROW: Readonly<Record<Way, Cell>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
export const BEHIND: Readonly<Record<Way, Way>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export const cell = (space: number): Cell => ({ x: space % 16, y: Math.floor(space / 16) });
export const number = ({ x, y }: Cell): number => y * 16 + x;
export const isOnBoard = ({ x, y }: Cell): boolean => x >= 0 && x <= 15 && y >= 0 && y <= 21;

/** Every cell of the board, row by row. */
export const ALL: readonly Cell[] = Array.from({ length: 352 }, (_, space) => cell(space));

export function figure(corner: number, size: number): Cell[] {
  const { x, y } = cell(corner);
  const cells: Cell[] = [];
  for (let dy = 0; dy < size; dy += 1)
    for (let dx = 0; dx < size; dx += 1) cells.push({ x: x + dx, y: y + dy });
  return cells;
}

export const contains = (cells: Figure, wanted: Cell): boolean =>
  cells.some((c) => c.x === wanted.x && c.y === wanted.y);
export const moved = (cells: Figure, way: Way, steps = 1): Cell[] =>
  cells.map(({ x, y }) => ({ x: x + ARROW[way].x * steps, y: y + ARROW[way].y * steps }));

/** SD-1.2 as it is written: steps between the nearest cells of two figures. */
export function far(a: Figure, b: Figure): number {
  let least = 1000;
  for (const p of a) for (const q of b) least = Math.min(least, Math.abs(p.x - q.x) + Math.abs(p.y - q.y));
  return least;
}
