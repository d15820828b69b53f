import { done, goTo } from '../../kernel';
import { call, type Procedure } from '../procedure';

/** An unwieldy weapon turns on its wielder: for each 1 that was rolled 1 damage where the die says (survivors-in-detail.md §15). */
export const unwieldy: Procedure<'unwieldy'> = {
  name: 'unwieldy',
  steps: {
    hurt: (f) => {
      if (f.ones <= 0) return done();
      f.ones -= 1;
      return call('damageSomewhere', { survivor: f.survivor, amount: 1 });
    },
    more: () => goTo('hurt'),
  },
};
