import * as z from 'zod/mini';
import { done } from '../../kernel';
import { runningAttack } from '../find';
import { verb } from './verb';

/** The hit that is being resolved is cancelled: its card goes to the discards without effect. */
export const cancelHit = verb({
  name: 'cancelHit',
  schema: z.strictObject({ do: z.literal('cancelHit') }),
  steps: {
    cancel: (f, r) => {
      const attack = runningAttack(r.state);
      if (attack === undefined || attack.current !== f.scope.card.id) return done();
      r.state.monster.hitLocations.discard.unshift(attack.current);
      const { survivor, current } = attack;
      r.emit({ type: 'hitsLost', survivor, cards: [current], why: 'cancelled', cause: f.scope.card });
      attack.current = null;
      return done();
    },
  },
  describe: () => ({ key: 'effect.cancelHit' }),
});
