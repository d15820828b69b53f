import { holds } from './conditions';
import { activeGear } from './gearGrid';
import type { Run } from './procedure';
import type { ActiveGear } from './readCards';
import type { Survivor } from './state';
import type { SurvivorStat } from './terms';

/** What a point of survival can be paid with: survival itself, or a token of this attribute. */
export type Coin = 'survival' | SurvivorStat;

type Purse = ActiveGear['purses'][number];

/** Adds the attributes whose tokens a card lets this survivor spend; `owner` is whose card it is. */
function addTokens(r: Run, survivor: Survivor, { pays, card, from }: Purse, owner: string, to: Set<Coin>) {
  const kind = from === 'set' ? 'gear' : from;
  if (pays.when !== undefined && !holds(r, pays.when, { card: { kind, id: card }, owner })) return;
  for (const stat of pays.of) {
    const tokens = survivor.tokens[stat] ?? 0;
    if (pays.tokens === 'plus' ? tokens > 0 : tokens < 0) to.add(stat);
  }
}

/** Everything that a survivor can pay with now: survival, and tokens that a card lets pay (gear-and-resources.md §12, §16). */
export function coinsOf(r: Run, survivor: Survivor): Coin[] {
  const found = new Set<Coin>();
  if (survivor.survival > 0) found.add('survival');
  for (const other of r.state.survivors) {
    if (other.status !== 'alive') continue;
    for (const purse of activeGear(r, other).purses) {
      if (other.id === survivor.id || purse.pays.everyone === true)
        addTokens(r, survivor, purse, other.id, found);
    }
  }
  return [...found];
}

/** Points that there are in one coin. */
export const worthOf = (survivor: Survivor, coin: Coin): number =>
  coin === 'survival' ? survivor.survival : Math.abs(survivor.tokens[coin] ?? 0);

/** Whether all coins together come to so many points. */
export const affords = (r: Run, survivor: Survivor, points: number): boolean =>
  survivor.survival >= points ||
  coinsOf(r, survivor).reduce((sum, coin) => sum + worthOf(survivor, coin), 0) >= points;
