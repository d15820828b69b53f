import * as z from 'zod/mini';
import { done } from '../../kernel';
import { runningAttack } from '../find';
import { verb } from './verb';

/** One hit of the attack that runs draws no hit location card (SD-14.4). */
export const hitWithoutCard = verb({
  name: 'hitWithoutCard',
  schema: z.strictObject({ do: z.literal('hitWithoutCard') }),
  steps: {
    take: (_, r) => {
      const attack = runningAttack(r.state);
      if (attack !== undefined) attack.undrawn += 1;
      return done();
    },
  },
  describe: () => ({ key: 'effect.hitWithoutCard' }),
});
