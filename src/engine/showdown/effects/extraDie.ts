import * as z from 'zod/mini';
import { done } from '../../kernel';
import { runningAttack } from '../find';
import { verb } from './verb';

/** One more attack die in this attack, rolled when its perfect hits are dealt with. */
export const extraDie = verb({
  name: 'extraDie',
  schema: z.strictObject({ do: z.literal('extraDie') }),
  steps: {
    add: (_, r) => {
      const attack = runningAttack(r.state);
      if (attack !== undefined) attack.extraDice += 1;
      return done();
    },
  },
  describe: () => ({ key: 'effect.extraDie' }),
});
