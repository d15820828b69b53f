import { type Cell, contains, type Figure } from './grid';

/** A fraction of whole numbers with a denominator above zero. They stay far below 2^53, so all is exact. */
interface Fraction {
  n: number;
  d: number;
}

const fraction = (n: number, d: number): Fraction => (d < 0 ? { n: -n, d: -d } : { n, d });
const isLess = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
const larger = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);
const smaller = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? a : b);

type Point = readonly [x: number, y: number];

/** Twice the middle of a figure, so that it is whole. */
function doubleMiddle(figure: Figure): Point {
  const xs = figure.map((c) => c.x);
  const ys = figure.map((c) => c.y);
  return [Math.min(...xs) + Math.max(...xs) + 1, Math.min(...ys) + Math.max(...ys) + 1];
}

/**
 * Whether a straight line from middle to middle meets the closed square of a cell: for which part of its way, from 0 to 1,
 * is it between the left and the right side, for which between the upper and the lower, and is there a part common to both?
 */
function meets(from: Point, to: Point, { x, y }: Cell): boolean {
  const low = [2 * x, 2 * y] as const;
  let first: Fraction = { n: 0, d: 1 };
  let last: Fraction = { n: 1, d: 1 };
  for (const axis of [0, 1] as const) {
    const start = from[axis];
    const step = to[axis] - start;
    if (step === 0) {
      if (start < low[axis] || start > low[axis] + 2) return false;
      continue;
    }
    const atLow = fraction(low[axis] - start, step);
    const atHigh = fraction(low[axis] + 2 - start, step);
    first = larger(first, smaller(atLow, atHigh));
    last = smaller(last, larger(atLow, atHigh));
  }
  return !isLess(last, first);
}

/** SD-1.8: the cells of obstacles that hide two figures from each other. */
export function hiding(a: Figure, b: Figure, tiles: readonly Figure[]): Cell[] {
  const from = doubleMiddle(a);
  const to = doubleMiddle(b);
  return tiles.flat().filter((c) => !contains(a, c) && !contains(b, c) && meets(from, to, c));
}
