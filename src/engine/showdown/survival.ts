import type { Next } from '../kernel';
import { survivalCost } from './allowed';
import { call, type Run } from './procedure';
import type { Survivor } from './state';
import { changePoints } from './stats';
import type { SurvivalAction } from './terms';

/** Pays for a survival action (SD-15.1), and lets gear that looks for one act. */
export function spendSurvival(r: Run, survivor: Survivor, action: SurvivalAction): Next {
  const rule = action === 'endure' ? 'SD-15.5' : 'SD-15.1';
  const cost = survivalCost(r, survivor, action);
  changePoints(r, survivor, 'survival', -cost);
  survivor.survivalUsed.push(action);
  r.emit({ type: 'survivalSpent', survivor: survivor.id, action, cost, rule });
  return call('moment', { moment: 'survivalActionDone', scope: { subject: survivor.id } });
}
