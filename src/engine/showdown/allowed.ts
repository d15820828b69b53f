import { include, type Sum, total } from './figure';
import { forbidden } from './forbidden';
import { activeGear } from './gearGrid';
import { cardNumber, survivorSum } from './numbers';
import type { FrameOf, Run } from './procedure';
import { affords } from './purse';
import type { Survivor } from './state';
import type { SurvivalAction } from './terms';

const isDoomed = (survivor: Survivor): boolean => survivor.doomedBy.length > 0;

const isAttacking = (r: Run, survivor: Survivor): boolean =>
  r.state.attacks.some((a) => a.survivor === survivor.id && !a.ended);

/** Survival points an action costs: 1, and to endure 7 less the survivor's luck (SD-15.1, SD-15.5). */
export const survivalCost = (r: Run, survivor: Survivor, action: SurvivalAction): number =>
  action === 'endure' ? total(endureCost(r, survivor)) : 1;

export const endureCost = (r: Run, survivor: Survivor): Sum => ({
  fill: (add) => {
    add('endure', 7);
    include(add, survivorSum(r, survivor, 'luck'), -1, { of: 'survivor', stat: 'luck' });
  },
  least: 1,
  leastBy: 'SD-15.5',
});

/** Why a survivor can't pay with survival at all, for an action or for gear: too little, Frenzy, an injury. */
export function whyNotPay(r: Run, survivor: Survivor, points: number): string | null {
  if (!affords(r, survivor, points)) return 'noSurvival';
  if (survivor.frenzy > 0) return 'frenzy';
  return mayNotSpend(r, survivor) ? 'injury' : null;
}

export const canPay = (r: Run, survivor: Survivor, points: number): boolean =>
  whyNotPay(r, survivor, points) === null;

/** Whether the survivor is just choosing what to pay with: nothing else is bought meanwhile. */
const isPaying = ({ state }: Run, { id }: Survivor): boolean =>
  state.stack.some((f) => f.procedure === 'paySurvival' && (f as FrameOf<'paySurvival'>).survivor === id);

/** Whether something forbids to use survival at all, or to spend it now. */
const mayNotSpend = (r: Run, survivor: Survivor, { bans } = activeGear(r, survivor)): boolean =>
  forbidden(r, survivor, 'survival', bans) || forbidden(r, survivor, 'spendSurvival', bans);

/** Actions are unlocked by the set-up; to endure is a house rule that unlocks itself (SD-15.1, SD-15.5). */
const unlocked = ({ state }: Run, action: SurvivalAction): boolean =>
  action === 'endure' ? state.variants.endure : state.unlocked.includes(action);

/** SD-15.1: each action once a round; some dodge more often. */
function usedUp(r: Run, survivor: Survivor, action: SurvivalAction): boolean {
  const { survivalUsed } = survivor;
  if (!survivalUsed.includes(action)) return false;
  const often = action === 'dodge' ? 1 + cardNumber(r, survivor, 'dodges') : 1;
  return survivalUsed.filter((used) => used === action).length >= often;
}

/**
 * Why a survivor may not spend survival on this action now; null if it may (SD-15.1). What is asked of the moment itself
 * (a window, a hit) is the caller's to know.
 */
export function whyNotSpend(r: Run, survivor: Survivor, action: SurvivalAction): string | null {
  if (survivor.status !== 'alive' || survivor.space === null) return 'notOnBoard';
  if (!unlocked(r, action)) return 'locked';
  if (usedUp(r, survivor, action)) return 'usedThisRound';
  if (!affords(r, survivor, survivalCost(r, survivor, action))) return 'noSurvival';
  if (isPaying(r, survivor)) return 'underWay';
  if (isDoomed(survivor)) return 'doomed';
  if (isAttacking(r, survivor)) return 'attacking';
  if (survivor.frenzy > 0) return 'frenzy';
  if (mayNotSpend(r, survivor) || forbidden(r, survivor, action)) return 'injury';
  if (survivor.standsAfter !== null && action !== 'dodge') return 'knockedDown';
  return null;
}

export const maySpend = (r: Run, survivor: Survivor, action: SurvivalAction): boolean =>
  whyNotSpend(r, survivor, action) === null;

/** Whether the survivor can archive something consumable for its effect: not with a shattered jaw (survivors-in-detail.md §11). */
export const mayConsume = (r: Run, survivor: Survivor, keywords: readonly string[]): boolean =>
  !keywords.includes('consumable') || !forbidden(r, survivor, 'consume');

/** Why not to move or activate: only on the board (SD-13.6), standing (SD-12.3) and not doomed. */
export function whyNotAct(survivor: Survivor): string | null {
  if (survivor.status !== 'alive' || survivor.space === null) return 'notOnBoard';
  if (survivor.standsAfter !== null) return 'knockedDown';
  return isDoomed(survivor) ? 'doomed' : null;
}

export const mayAct = (survivor: Survivor): boolean => whyNotAct(survivor) === null;

/** Lies on the board and is not doomed: what can be used lying can be used. */
export const liesFree = (survivor: Survivor): boolean =>
  survivor.status === 'alive' &&
  survivor.space !== null &&
  survivor.standsAfter !== null &&
  !isDoomed(survivor);

/** Whether the survivor carries gear with this keyword. */
export const carries = (r: Run, survivor: Survivor, word: string): boolean =>
  activeGear(r, survivor).keywords.has(word);
