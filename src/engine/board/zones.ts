import type { FacingBase } from './base';
import { COLUMNS, columnOf, onBoard, ROWS, rowOf, type Space, spaceAt } from './space';

/** A shape written relative to a base and its facing (ai-vocabulary.md §3). */
export type Zone =
  /** At most k rows and at most k columns from the base, corners included. */
  | { shape: 'box'; k: number }
  /** Box 1. */
  | { shape: 'ring' }
  | { shape: 'blindSpot' }
  /** As wide as the base, so long from its edge; without a length to the edge of the board. */
  | { shape: 'strip'; side: 'ahead' | 'behind' | 'left' | 'right'; length?: number }
  /** The four strips to the edge of the board. */
  | { shape: 'cross' }
  /** Rows ahead of the front edge, centred on the base. */
  | { shape: 'front'; width: number; depth: number }
  /** The space that touches the middle of each side, for bases with a middle. */
  | { shape: 'eye' }
  /** Columns `l2 l1 c1 c2 r1`, rows `a1 f1 f2 b1`: every column of every row. */
  | { shape: 'cells'; columns: readonly string[]; rows: readonly string[] };

/** A place seen in the direction of the facing: x from the base's left column, y from its front row. */
interface Place {
  x: number;
  y: number;
}

function toBoard({ space, size, facing }: FacingBase, { x, y }: Place): Space | null {
  const last = size - 1;
  const [dx, dy] =
    facing === 'N'
      ? [x, y]
      : facing === 'S'
        ? [last - x, last - y]
        : facing === 'E'
          ? [last - y, x]
          : [y, last - x];
  const column = columnOf(space) + dx;
  const row = rowOf(space) + dy;
  return onBoard(column, row) ? spaceAt(column, row) : null;
}

function block(x: number, y: number, width: number, height: number): Place[] {
  return Array.from({ length: width * height }, (_, i) => ({
    x: x + (i % width),
    y: y + Math.floor(i / width),
  }));
}

function strip(side: 'ahead' | 'behind' | 'left' | 'right', size: number, length: number): Place[] {
  if (side === 'ahead') return block(0, -length, size, length);
  if (side === 'behind') return block(0, size, size, length);
  if (side === 'left') return block(-length, 0, length, size);
  return block(size, 0, length, size);
}

/** The number after the letter of a column or row name, as a place along its axis. */
function along(name: string, size: number): number {
  const letter = name.charAt(0);
  const number = Number(name.slice(1));
  if (!Number.isInteger(number) || number < 1) throw new Error(`"${name}" names no column or row of a zone`);
  if (letter === 'c' || letter === 'f') return number - 1;
  if (letter === 'l' || letter === 'a') return -number;
  if (letter === 'r' || letter === 'b') return size - 1 + number;
  throw new Error(`"${name}" names no column or row of a zone`);
}

const LONGEST = Math.max(COLUMNS, ROWS);

function places(zone: Zone, size: number): Place[] {
  const middle = (size - 1) / 2;
  switch (zone.shape) {
    case 'box':
      return block(-zone.k, -zone.k, size + 2 * zone.k, size + 2 * zone.k);
    case 'ring':
      return places({ shape: 'box', k: 1 }, size);
    case 'blindSpot':
      return strip('behind', size, 1);
    case 'strip':
      return strip(zone.side, size, zone.length ?? LONGEST);
    case 'cross':
      return (['ahead', 'behind', 'left', 'right'] as const).flatMap((side) => strip(side, size, LONGEST));
    case 'front':
      return block(Math.floor((size - zone.width) / 2), -zone.depth, zone.width, zone.depth);
    case 'eye':
      if (!Number.isInteger(middle)) return [];
      return [
        { x: middle, y: -1 },
        { x: middle, y: size },
        { x: -1, y: middle },
        { x: size, y: middle },
      ];
    case 'cells':
      return zone.rows.flatMap((row) =>
        zone.columns.map((column) => ({ x: along(column, size), y: along(row, size) })),
      );
  }
}

/** The spaces of a zone, in the order of the board; never the base itself, spaces off the board fall away. */
export function zoneSpaces(base: FacingBase, zone: Zone): Space[] {
  const { size } = base;
  const outside = places(zone, size).filter(({ x, y }) => x < 0 || y < 0 || x >= size || y >= size);
  const spaces = outside.flatMap((place) => {
    const space = toBoard(base, place);
    return space === null ? [] : [space];
  });
  return [...new Set(spaces)].sort((a, b) => a - b);
}

/** Whether a space lies in "box k" of a base: the one zone that is asked of every step. */
export function inBox({ space, size }: { space: Space; size: number }, k: number, other: Space): boolean {
  const dx = columnOf(other) - columnOf(space);
  const dy = rowOf(other) - rowOf(space);
  const inside = dx >= 0 && dy >= 0 && dx < size && dy < size;
  return !inside && dx >= -k && dy >= -k && dx < size + k && dy < size + k;
}
