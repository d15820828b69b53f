import { HIT_FROM } from './terms';

/** An exact chance as a fraction in lowest terms. */
export interface DuelChance {
  ways: number;
  of: number;
}

/** What a duel can come to, before a modification turn. */
export interface DuelOdds {
  /** Gray 10 or more: the defender is hit (LS-6.1). */
  gray: DuelChance;
  /** Red 10 or more: the attacker is hit (LS-6.2). */
  red: DuelChance;
  both: DuelChance;
  neither: DuelChance;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
/** A chance in lowest terms. */
export const chance = (ways: number, of: number): DuelChance => {
  const by = divisor(ways, of);
  return { ways: ways / by, of: of / by };
};

/** Faces of a die that reach a hit with this modifier. */
const hitting = (modifier: number, sides: number): number =>
  Math.max(0, Math.min(sides, sides - HIT_FROM + 1 + modifier));

/** The exact chances of a roll of both dice with what is added to each. */
export function duelOdds(gray: number, red: number, sides: number): DuelOdds {
  const [g, d] = [hitting(gray, sides), hitting(red, sides)];
  const all = sides * sides;
  return {
    gray: chance(g, sides),
    red: chance(d, sides),
    both: chance(g * d, all),
    neither: chance((sides - g) * (sides - d), all),
  };
}
