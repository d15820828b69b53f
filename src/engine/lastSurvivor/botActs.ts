import type { Decision, Option } from '../kernel';
import { boutWorth } from './botDuel';
import { effectsWorth, encounterWorth, price } from './botEffects';
import { bestWay } from './botMap';
import { projectWorth } from './botNeeds';
import { oneMore } from './botStock';
import { tradeWorth } from './botTrade';
import { harm } from './botValue';
import { itemCard, survivorById, terrainOf } from './find';
import type { DuelOdds } from './odds';
import type { Seen } from './procedure';
import { craftable } from './procedures/turn';
import type { Survivor } from './state';
import { ACTION_COST, ATTACK_COST } from './terms';

type Facts = Option & { space: string; survivor: string; item: string; cost: number; odds: DuelOdds };
type Rate = (r: Seen, own: Survivor, option: Facts) => number;

const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

/** What each kind of action is worth, its stamina not counted; what is not here is never done by itself. */
const RATES: Readonly<Record<string, Rate>> = {
  treat: (_, own) => harm(own.damage - 1, 1),
  attack: (r, own, { survivor, odds }) =>
    boutWorth(r, own.id, { attacker: own.id, defender: survivor, played: [] }, odds) -
    price(r, own, ATTACK_COST),
  craft: (r, own) =>
    most(craftable(r, own).map((id) => projectWorth(r, own, id))) - price(r, own, ACTION_COST),
  use: (r, own, { item, cost }) => {
    const { act, once } = itemCard(r, item);
    return effectsWorth(r, own, act?.effects ?? []) - price(r, own, cost) - (once === true ? 0.5 : 0);
  },
  gather: (r, own) =>
    most(terrainOf(r, own.space).gather.map((what) => oneMore(r, own, what))) - price(r, own, ACTION_COST),
  trade: (r, own, { survivor }) => tradeWorth(r, own, survivor),
  investigate: (r, own) => encounterWorth(r, own) - price(r, own, ACTION_COST),
};

/** The turn of a seat that the program plays: whatever is worth the most, here or on the way to elsewhere, until nothing is. */
export function acts(r: Seen, { options }: Decision, me: string): Option | undefined {
  const own = survivorById(r.state, me);
  const way = bestWay(r, own);
  let best = { by: 0, option: options.find(({ kind }) => kind === 'endTurn') };
  for (const option of options as Facts[]) {
    const rate = Object.hasOwn(RATES, option.kind) ? RATES[option.kind] : undefined;
    const by =
      option.kind === 'go' ? (way?.first === option.space ? way.worth : 0) : (rate?.(r, own, option) ?? 0);
    if (by > best.by + 1e-9) best = { by, option };
  }
  return best.option;
}
