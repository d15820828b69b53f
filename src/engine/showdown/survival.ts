import type { Next } from '../kernel';
import { survivalCost } from './allowed';
import { call, type Run } from './procedure';
import { payTokens } from './purse';
import type { Survivor } from './state';
import { changePoints, changeTokens } from './stats';
import type { SurvivalAction } from './terms';

/** Pays with tokens that a card lets pay, as far as they go: they are bad ones, and first to go. Gives back what is left. */
function payWithTokens(r: Run, survivor: Survivor, points: number): number {
  let left = points;
  for (const stat of payTokens(r, survivor)) {
    const tokens = survivor.tokens[stat] ?? 0;
    const spent = Math.min(left, Math.abs(tokens));
    changeTokens(r, survivor, stat, tokens < 0 ? spent : -spent);
    left -= spent;
  }
  return left;
}

/** Pays with survival; what it lacks, with strength tokens (`payable` says whether that is allowed). */
export function paySurvival(r: Run, survivor: Survivor, price: number): void {
  const points = payWithTokens(r, survivor, price);
  const lacking = Math.max(0, points - survivor.survival);
  changePoints(r, survivor, 'survival', lacking - points);
  changeTokens(r, survivor, 'strength', -lacking);
}

/** Pays for a survival action (SD-15.1), and lets gear that looks for one act. */
export function spendSurvival(r: Run, survivor: Survivor, action: SurvivalAction): Next {
  const rule = action === 'endure' ? 'SD-15.5' : 'SD-15.1';
  const cost = survivalCost(r, survivor, action);
  paySurvival(r, survivor, cost);
  survivor.survivalUsed.push(action);
  r.emit({ type: 'survivalSpent', survivor: survivor.id, action, cost, rule });
  return call('moment', { moment: 'survivalActionDone', scope: { subject: survivor.id } });
}
