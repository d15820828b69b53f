import { done } from '../../kernel';
import { survivorById } from '../find';
import { call, type Procedure } from '../procedure';

/** SD-11.1: collision knocks the survivor down; then cards that act on colliding with the monster do (ai-vocabulary.md §5). */
export const collide: Procedure<'collide'> = {
  name: 'collide',
  steps: {
    collide: (f, r) => {
      if (survivorById(r.state, f.survivor).space === null) return done();
      r.emit({ type: 'collided', survivor: f.survivor, with: f.with, how: f.how, rule: 'SD-11.1' });
      return call('knockDownSurvivor', { survivor: f.survivor });
    },
    after: (f) => {
      if (f.with !== 'monster') return done();
      return call('moment', { moment: 'survivorCollided', scope: { subject: f.survivor } });
    },
  },
};
