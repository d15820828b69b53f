import { boutWorth } from './botDuel';
import { encounterWorth, price } from './botEffects';
import { oneMore } from './botStock';
import { besideSpace, living, terrainOf, tileAt } from './find';
import { duelOdds } from './odds';
import type { Seen } from './procedure';
import { plainModifiers } from './procedures/duelBegin';
import type { Survivor } from './state';
import { ACTION_COST, ATTACK_COST } from './terms';

/** What an attack on somebody would be worth, by the exact odds. */
function attackWorth(r: Seen, own: Survivor, other: string): number {
  const { gray, red } = plainModifiers(r, own.id, other);
  const odds = duelOdds(gray, red, r.state.options.sides);
  return boutWorth(r, own.id, { attacker: own.id, defender: other, played: [] }, odds);
}

/** What it is worth to stand tomorrow where somebody is today, of what an attack there is: they may go. */
const LURK = 0.3;

/** What can be done on a space with so much stamina: the best of it. */
export function spaceWorth(r: Seen, own: Survivor, space: string, landmark: number): number {
  const { stamina } = own;
  const strong = stamina >= ACTION_COST;
  const gives = !strong || r.state.gathered.includes(space) ? [] : terrainOf(r, space).gather;
  const open = strong && tileAt(r, space).landmark !== undefined && !r.state.counters.includes(space);
  const able = stamina >= ATTACK_COST;
  const prey = r.state.day < 2 ? [] : living(r.state);
  return Math.max(
    0,
    ...gives.map((what) => oneMore(r, own, what) - price(r, own, ACTION_COST)),
    open ? landmark - price(r, own, ACTION_COST) : 0,
    ...prey
      .filter((s) => s.id !== own.id && s.space === space)
      .map(({ id }) => attackWorth(r, own, id) * (able ? 1 : LURK) - (able ? price(r, own, ATTACK_COST) : 0)),
  );
}

interface Way {
  cost: number;
  /** The first space of it. */
  first: string;
}

/** The cheapest ways to all spaces that the stamina reaches. */
function ways(r: Seen, { space: from, stamina }: Survivor): Map<string, Way> {
  const found = new Map<string, Way>();
  const open = besideSpace(r, from).map((to) => ({ to, first: to, cost: terrainOf(r, to).cost }));
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { to, first, cost } = next;
    const known = found.get(to);
    if (cost > stamina || to === from || (known !== undefined && known.cost <= cost)) continue;
    found.set(to, { cost, first });
    for (const on of besideSpace(r, to)) open.push({ to: on, first, cost: cost + terrainOf(r, on).cost });
  }
  return found;
}

/** The first space of the way to where there is most to do, and what that is worth; null: nowhere. */
export function bestWay(r: Seen, own: Survivor): { first: string; worth: number } | null {
  let best: { first: string; worth: number } | null = null;
  const landmark = encounterWorth(r, own);
  for (const [space, { cost, first }] of ways(r, own)) {
    const there = spaceWorth(r, { ...own, stamina: own.stamina - cost }, space, landmark);
    const worth = there - price(r, own, cost);
    if (there > 0 && worth > (best?.worth ?? 0)) best = { first, worth };
  }
  return best;
}
