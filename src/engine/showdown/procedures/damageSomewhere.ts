import { done, roll } from '../../kernel';
import { controllerSeat, survivorById } from '../find';
import { locationOf } from '../locationDie';
import { call, type Procedure } from '../procedure';

/** SD-5.12: damage outside an attack; one roll of the location die for all of it. Gives back the points suffered. */
export const damageSomewhere: Procedure<'damageSomewhere'> = {
  name: 'damageSomewhere',
  steps: {
    roll: (f, r) => {
      if (survivorById(r.state, f.survivor).status !== 'alive' || f.amount <= 0) return done(0);
      return roll('hitLocation', 1, 6, controllerSeat(r.state));
    },
    hurt: (f) =>
      call('damage', {
        survivor: f.survivor,
        location: locationOf((f.result as number[])[0] ?? 1),
        amount: f.amount,
        event: f.event ?? false,
      }),
    end: (f) => done(f.result),
  },
};
