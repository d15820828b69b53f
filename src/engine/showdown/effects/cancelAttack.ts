import * as z from 'zod/mini';
import { done } from '../../kernel';
import { discardUnresolved } from '../attacks';
import { runningAttack } from '../find';
import { verb } from './verb';

/** The survivor's attack ends; the hits that are not yet resolved are cancelled. */
export const cancelAttack = verb({
  name: 'cancelAttack',
  schema: z.strictObject({ do: z.literal('cancelAttack') }),
  steps: {
    cancel: (_, r) => {
      const attack = runningAttack(r.state);
      if (attack === undefined) return done();
      attack.ended = true;
      discardUnresolved(r, attack, 'cancelled');
      return done();
    },
  },
  describe: () => ({ key: 'effect.cancelAttack' }),
});
