import { SIDES } from './terms';

/** An exact chance as a fraction in lowest terms. */
export interface Chance {
  ways: number;
  of: number;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** `ways` of `of`, in lowest terms. */
export function chance(ways: number, of: number): Chance {
  const by = divisor(ways, of);
  return { ways: ways / by, of: of / by };
}

const NEVER: Chance = { ways: 0, of: 1 };

/** Of one thing and another that does not touch it, both. */
export const both = (a: Chance, b: Chance): Chance => chance(a.ways * b.ways, a.of * b.of);

/** Of several things that exclude one another, any. */
export function any(chances: readonly Chance[]): Chance {
  return chances.reduce((sum, c) => {
    const of = (sum.of / divisor(sum.of, c.of)) * c.of;
    return chance(sum.ways * (of / sum.of) + c.ways * (of / c.of), of);
  }, NEVER);
}

/**
 * The exact chance of each number of successes, from none to all, of so many dice (CE-2.2). What one die can do is brought
 * to its lowest terms first, so that the numbers stay exact for any number of dice that a table can bring.
 * @param from the least face that is a success
 */
export function successes(dice: number, from: number): Chance[] {
  const one = chance(SIDES - from + 1, SIDES);
  const misses = one.of - one.ways;
  let ways = [1];
  for (let i = 0; i < dice; i += 1) {
    ways = Array.from(
      { length: ways.length + 1 },
      (_, k) => (ways[k] ?? 0) * misses + (ways[k - 1] ?? 0) * one.ways,
    );
  }
  return ways.map((w) => chance(w, one.of ** dice));
}

/** The exact chance of at least so many successes. */
export const atLeast = (dice: number, from: number, least: number): Chance =>
  any(successes(dice, from).slice(Math.max(0, least)));

/** A chance as a number from 0 to 1. */
export const share = ({ ways, of }: Chance): number => ways / of;
