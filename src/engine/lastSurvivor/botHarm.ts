import type { Decision, Option } from '../kernel';
import { harm, wards } from './botValue';
import { survivorById } from './find';
import type { Seen } from './procedure';
import { LAST_MILD_NIGHT, MEALS, MOST_DAMAGE } from './terms';

/** What warding a damage off spends: the last thing that can is kept for a worse damage, unless the frost is near. */
function wardCost({ state }: Seen, left: number): number {
  if (state.day >= LAST_MILD_NIGHT) return 0.5;
  return left > 1 ? 1 : 3;
}

/** Prevents what would cost more than what prevents it; cards before items, which more can see. */
export function prevents(r: Seen, { about, options }: Decision, me: string): Option | undefined {
  const own = survivorById(r.state, me);
  const amount = Number(about.amount);
  const left = wards(r, me, own);
  // Of damage that kills anyhow nothing is prevented by halves.
  const borne = Math.min(amount, Math.max(1, MOST_DAMAGE + 1 - own.damage));
  const saved = harm(own.damage, borne) - harm(own.damage, borne - 1);
  const shield =
    options.find(({ kind }) => kind === 'shieldCard') ?? options.find(({ kind }) => kind === 'shieldItem');
  const bear = options.find(({ kind }) => kind === 'bear');
  if (own.damage + amount - left > MOST_DAMAGE) return bear;
  return saved > wardCost(r, left) ? (shield ?? bear) : bear;
}

/** The first is clean; what can harm is only taken by who could bear that, or would be harmed by hunger. */
export function eats({ state }: Seen, { options }: Decision, me: string): Option | undefined {
  const eater = survivorById(state, me);
  const [first] = options;
  const risky = Object.values(MEALS).some(([, tainted]) => tainted === first?.key);
  const frail = eater.damage >= MOST_DAMAGE && eater.missed === 0;
  return risky && frail ? options.find(({ kind }) => kind === 'none') : first;
}
