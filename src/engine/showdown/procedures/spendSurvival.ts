import { survivalCost } from '../allowed';
import { survivorById } from '../find';
import { call, type Procedure } from '../procedure';

/** A survival action is paid for and used up (SD-15.1); gear that looks for one acts. */
export const spendSurvival: Procedure<'spendSurvival'> = {
  name: 'spendSurvival',
  steps: {
    pay: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      f.cost = survivalCost(r, survivor, f.action);
      survivor.survivalUsed.push(f.action);
      return call('paySurvival', { survivor: f.survivor, points: f.cost });
    },
    paid: (f, r) => {
      const { survivor, action, cost = 0 } = f;
      const rule = action === 'endure' ? 'SD-15.5' : 'SD-15.1';
      r.emit({ type: 'survivalSpent', survivor, action, cost, rule });
      return call('moment', { moment: 'survivalActionDone', scope: { subject: survivor } });
    },
  },
};
