import { done } from '../../kernel';
import { carries } from '../allowed';
import { onBoard, survivorById } from '../find';
import type { Procedure } from '../procedure';
import { standSurvivor } from '../stance';
import { spendSurvival } from '../survival';
import { isDeaf } from '../targeting';

/** SD-15.4: another, not deaf, stands; with a drum (keyword `encouragesAll`) everybody who hears it. */
export const encourage: Procedure<'encourage'> = {
  name: 'encourage',
  steps: {
    pay: (f, r) => spendSurvival(r, survivorById(r.state, f.survivor), 'encourage'),
    stand: (f, r) => {
      const all = carries(r, survivorById(r.state, f.survivor), 'encouragesAll');
      for (const other of onBoard(r.state)) {
        if (other.id === f.other || (all && !isDeaf(r, other))) standSurvivor(r, other, 'SD-15.4');
      }
      return done();
    },
  },
};
