import { done } from '../../kernel';
import { call, type Procedure } from '../procedure';

/** SD-12.1: the monster falls, if it stands; what waits for that acts, then the survivors have a chance (SD-15.3). */
export const knockDownMonster: Procedure<'knockDownMonster'> = {
  name: 'knockDownMonster',
  steps: {
    fall: (_, r) => {
      if (r.state.monster.knockedDown) return done();
      r.state.monster.knockedDown = true;
      r.state.monster.falls += 1;
      r.emit({ type: 'knockedDown', figure: 'monster', rule: 'SD-12.1' });
      return call('moment', { moment: 'monsterKnockedDown', scope: {} });
    },
    chance: () => call('survivalOpportunity', { attack: null }),
  },
};
