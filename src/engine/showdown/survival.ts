import type { Next } from '../kernel';
import { survivalCost } from './allowed';
import { call, type Run } from './procedure';
import type { Survivor } from './state';
import { changePoints, changeTokens } from './stats';
import type { SurvivalAction } from './terms';

/** Pays with survival; what it lacks, with strength tokens (`payable` says whether that is allowed). */
export function paySurvival(r: Run, survivor: Survivor, points: number): void {
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
