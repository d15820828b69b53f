import { done } from '../../kernel';
import { survivorById } from '../find';
import { forbidden } from '../forbidden';
import { call, type Procedure } from '../procedure';
import { variantActs } from '../variantActs';

/** SD-12.1, SD-12.2: the survivor lies until the end of the next monster turn; one that lies already stays as it is. */
export const knockDownSurvivor: Procedure<'knockDownSurvivor'> = {
  name: 'knockDownSurvivor',
  steps: {
    fall: (f, r) => {
      const survivor = survivorById(r.state, f.survivor);
      if (survivor.space === null || survivor.standsAfter !== null) return done();
      if (forbidden(r, survivor, 'knockDown')) return done();
      const { monster, phase, variants } = r.state;
      const monsterTurn = phase === 'start' || phase === 'draw' || phase === 'end';
      const wait = monsterTurn && variants.standUp === 'thisTurn' ? 0 : 1;
      survivor.standsAfter = monster.turns + wait;
      r.emit({ type: 'knockedDown', figure: survivor.id, rule: 'SD-12.1' });
      if (wait === 0) variantActs(r, 'standUp', 'SD-12.2');
      return call('moment', { moment: 'survivorKnockedDown', scope: { subject: survivor.id } });
    },
  },
};
