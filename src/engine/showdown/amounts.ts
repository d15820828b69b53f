import { type Next, roll } from '../kernel';
import type { Amount } from './cards/who';
import type { Run } from './procedure';

/** Rolls the die of an amount that wants one; a fixed amount needs none. */
export function rollAmount(amount: Amount, purpose: string, seat: string): Next | undefined {
  return amount === 'd5' || amount === 'd10' ? roll(purpose, 1, 10, seat) : undefined;
}

/** The amount, with the die just rolled where it has one; a d5 is half a d10, rounded up (survivors-in-detail.md §1). */
export function amountOf(r: Run, amount: Amount, rolled: unknown): number {
  if (amount === 'level') return r.state.monster.rank;
  if (typeof amount === 'number') return amount;
  const die = (rolled as number[])[0] ?? 1;
  return amount === 'd5' ? Math.ceil(die / 2) : die;
}
