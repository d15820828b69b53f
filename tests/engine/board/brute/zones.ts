import type { Zone } from '../../../../src/engine/board';
import { ARROW, BEHIND, type Cell, contains, type Figure, far, type Way } from './grid';

/** The way to the monster's own right hand. */
const RIGHT: Readonly<Record<Way, Way>> = { N: 'E', E: 'S', S: 'W', W: 'N' };

/** Answers for one cell after another. */
type About<T> = (c: Cell) => T;

/** How far a cell lies in a direction beyond the figure's edge on that side: 1, 2 … outside, 0 or less within or past it. */
function beyond(base: Figure, way: Way): About<number> {
  const { x, y } = ARROW[way];
  const edge = Math.max(...base.map((own) => own.x * x + own.y * y));
  return (c) => c.x * x + c.y * y - edge;
}

/** A cell's column in the vocabulary's own names: `l2`, `c1`, `r1` … */
function columnNames(base: Figure, facing: Way): About<string> {
  const size = Math.sqrt(base.length);
  const right = beyond(base, RIGHT[facing]);
  const left = beyond(base, BEHIND[RIGHT[facing]]);
  return (c) => (left(c) > 0 ? `l${left(c)}` : right(c) > 0 ? `r${right(c)}` : `c${size + right(c)}`);
}

/** A cell's row: `a1`, `f2`, `b3` … */
function rowNames(base: Figure, facing: Way): About<string> {
  const ahead = beyond(base, facing);
  const behind = beyond(base, BEHIND[facing]);
  return (c) => (ahead(c) > 0 ? `a${ahead(c)}` : behind(c) > 0 ? `b${behind(c)}` : `f${1 - ahead(c)}`);
}

function named(
  base: Figure,
  facing: Way,
  columns: readonly string[],
  rows: readonly string[],
): About<boolean> {
  const column = columnNames(base, facing);
  const row = rowNames(base, facing);
  return (c) => columns.includes(column(c)) && rows.includes(row(c));
}

/** Straight out from the base on one side, at most so far. */
function strip(base: Figure, way: Way, length: number): About<boolean> {
  const out = beyond(base, way);
  const level = (c: Cell): boolean =>
    base.some((own) => (ARROW[way].x === 0 ? own.x === c.x : own.y === c.y));
  return (c) => out(c) >= 1 && out(c) <= length && level(c);
}

/** The `width` column names round the middle of a base: as many on the left as on the right, the odd one on the left. */
function wide(size: number, width: number): string[] {
  const numbers = Array.from({ length: width }, (_, i) => i + 1);
  const all = [
    ...numbers.map((i) => `l${i}`).reverse(),
    ...Array.from({ length: size }, (_, i) => `c${i + 1}`),
    ...numbers.map((i) => `r${i}`),
  ];
  const first = Math.floor((all.length - width) / 2);
  return all.slice(first, first + width);
}

/** Beside the base, and as far from one corner of that side as from the other. */
function eye(base: Figure, way: Way): About<boolean> {
  const out = beyond(base, way);
  const right = beyond(base, RIGHT[way]);
  const left = beyond(base, BEHIND[RIGHT[way]]);
  return (c) => out(c) === 1 && right(c) === left(c) && far(base, [c]) === 1;
}

/** The zone's own words (ai-vocabulary §3). */
function described(base: Figure, facing: Way, zone: Zone): About<boolean> {
  const size = Math.sqrt(base.length);
  const side = { ahead: facing, behind: BEHIND[facing], right: RIGHT[facing], left: BEHIND[RIGHT[facing]] };
  const sides = Object.values(side);
  switch (zone.shape) {
    case 'box': {
      const out = sides.map((way) => beyond(base, way));
      return (c) => out.every((o) => o(c) <= zone.k);
    }
    case 'ring':
      return (c) => base.some((own) => Math.abs(own.x - c.x) <= 1 && Math.abs(own.y - c.y) <= 1);
    case 'blindSpot':
      return named(base, facing, wide(size, size), ['b1']);
    case 'strip':
      return strip(base, side[zone.side], zone.length ?? 1000);
    case 'cross':
      return (c) => base.some((own) => own.x === c.x || own.y === c.y);
    case 'front': {
      const rows = Array.from({ length: zone.depth }, (_, i) => `a${i + 1}`);
      return named(base, facing, wide(size, zone.width), rows);
    }
    case 'eye': {
      const middles = sides.map((way) => eye(base, way));
      return (c) => middles.some((isMiddle) => isMiddle(c));
    }
    case 'cells':
      return named(base, facing, zone.columns, zone.rows);
    case 'pieces': {
      const pieces = zone.of.map((piece) => described(base, facing, piece));
      const without = (zone.without ?? []).map((piece) => described(base, facing, piece));
      return (c) => pieces.some((fits) => fits(c)) && !without.some((fits) => fits(c));
    }
  }
}

/** Whether a cell belongs to a zone; the base never does. */
export function inZone(base: Figure, facing: Way, zone: Zone): About<boolean> {
  const fits = described(base, facing, zone);
  return (c) => fits(c) && !contains(base, c);
}
