import { type Base, covers, type FacingBase, rectangle } from './base';
import { COLUMNS, columnOf, ROWS, rowOf, type Space } from './space';

type Side = 'ahead' | 'behind' | 'left' | 'right';
const SIDES: readonly Side[] = ['ahead', 'behind', 'left', 'right'];

/** `c1…cn` the base's columns from its own left to right, `l1, l2…` outward on its left, `r1, r2…` on its right. */
export type ZoneColumn = `${'l' | 'c' | 'r'}${number}`;
/** `f1…fn` the base's rows from its front, `a1, a2…` those ahead of it, `b1, b2…` those behind. */
export type ZoneRow = `${'a' | 'f' | 'b'}${number}`;

/** A shape in one piece, written relative to a base and its facing (ai-vocabulary.md §3). */
export type ZonePiece =
  /** At most k rows and at most k columns from the base, corners included. */
  | { shape: 'box'; k: number }
  /** Box 1. */
  | { shape: 'ring' }
  | { shape: 'blindSpot' }
  /** As wide as the base, so long from its edge; without a length to the edge of the board. */
  | { shape: 'strip'; side: Side; length?: number | undefined }
  /** The four strips to the edge of the board. */
  | { shape: 'cross' }
  /** Rows ahead of the front edge, centred on the base; where that does not come out even, one more on its left. */
  | { shape: 'front'; width: number; depth: number }
  /** The space that touches the middle of each side, for bases with a middle. */
  | { shape: 'eye' }
  /** Every named column of every named row. */
  | { shape: 'cells'; columns: readonly ZoneColumn[]; rows: readonly ZoneRow[] };

/** One piece, or several together and without others: the ring without the blind spot. */
export type Zone =
  | ZonePiece
  | { shape: 'pieces'; of: readonly ZonePiece[]; without?: readonly ZonePiece[] | undefined };

/** A rectangle seen in the direction of the facing: x from the base's left column, y from its front row. */
interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The spaces of a block as it lies on the board, for the facing of the base. */
function laidOut({ space, size, facing }: FacingBase, { x, y, width, height }: Block): Space[] {
  const column = columnOf(space);
  const row = rowOf(space);
  const farX = size - x - width;
  const farY = size - y - height;
  if (facing === 'N') return rectangle(column + x, row + y, width, height);
  if (facing === 'S') return rectangle(column + farX, row + farY, width, height);
  if (facing === 'E') return rectangle(column + farY, row + x, height, width);
  return rectangle(column + y, row + farX, height, width);
}

function strip(side: Side, size: number, length: number): Block {
  if (side === 'ahead') return { x: 0, y: -length, width: size, height: length };
  if (side === 'behind') return { x: 0, y: size, width: size, height: length };
  if (side === 'left') return { x: -length, y: 0, width: length, height: size };
  return { x: size, y: 0, width: length, height: size };
}

/** Where a named column or row lies along its axis, counted from the base's first one. */
function along(name: ZoneColumn | ZoneRow, size: number): number {
  const letter = name.charAt(0);
  const number = Number(name.slice(1));
  if (Number.isInteger(number) && number >= 1) {
    if (letter === 'c' || letter === 'f') return number - 1;
    if (letter === 'l' || letter === 'a') return -number;
    if (letter === 'r' || letter === 'b') return size - 1 + number;
  }
  throw new Error(`"${name}" names no column or row of a zone`);
}

/** The single spaces that touch the middle of each side; a base of even size has none. */
function eyes(size: number): Block[] {
  if (size % 2 === 0) return [];
  const middle = (size - 1) / 2;
  const one = { width: 1, height: 1 };
  return [
    { x: middle, y: -1, ...one },
    { x: middle, y: size, ...one },
    { x: -1, y: middle, ...one },
    { x: size, y: middle, ...one },
  ];
}

/** Long enough for every board's edge. */
const TO_THE_EDGE = Math.max(COLUMNS, ROWS);

const box = (size: number, k: number): Block => ({ x: -k, y: -k, width: size + 2 * k, height: size + 2 * k });

function blocks(zone: ZonePiece, size: number): Block[] {
  switch (zone.shape) {
    case 'box':
      return [box(size, zone.k)];
    case 'ring':
      return [box(size, 1)];
    case 'blindSpot':
      return [strip('behind', size, 1)];
    case 'strip':
      return [strip(zone.side, size, zone.length ?? TO_THE_EDGE)];
    case 'cross':
      return SIDES.map((side) => strip(side, size, TO_THE_EDGE));
    case 'front':
      return [
        {
          x: Math.floor((size - zone.width) / 2),
          y: -zone.depth,
          width: zone.width,
          height: zone.depth,
        },
      ];
    case 'eye':
      return eyes(size);
    case 'cells':
      return zone.rows.flatMap((row) =>
        zone.columns.map((column) => ({ x: along(column, size), y: along(row, size), width: 1, height: 1 })),
      );
  }
}

/** The spaces of a zone, in the order of the board; never the base itself, spaces off the board fall away. */
export function zoneSpaces(base: FacingBase, zone: Zone): Space[] {
  const laid = (piece: ZonePiece) => blocks(piece, base.size).flatMap((block) => laidOut(base, block));
  const { of: pieces, without = [] } = zone.shape === 'pieces' ? zone : { of: [zone] };
  const spaces = new Set(pieces.flatMap(laid));
  for (const space of without.flatMap(laid)) spaces.delete(space);
  return [...spaces].filter((space) => !covers(base, space)).sort((a, b) => a - b);
}

/** Whether a space lies in "box k" of a base: the one zone that is asked of every step. */
export function inBox(base: Base, k: number, other: Space): boolean {
  const dx = columnOf(other) - columnOf(base.space);
  const dy = rowOf(other) - rowOf(base.space);
  const near = dx >= -k && dy >= -k && dx < base.size + k && dy < base.size + k;
  return near && !covers(base, other);
}
