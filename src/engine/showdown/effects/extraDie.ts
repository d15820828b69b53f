import * as z from 'zod/mini';
import { done } from '../../kernel';
import { runningAttack } from '../find';
import { verb } from './verb';

/** One more attack die in this attack, or one for each of its hits, rolled when its perfect hits are dealt with. */
export const extraDie = verb({
  name: 'extraDie',
  schema: z.strictObject({ do: z.literal('extraDie'), each: z.optional(z.literal('hit')) }),
  steps: {
    add: (f, r) => {
      const attack = runningAttack(r.state);
      if (attack !== undefined) attack.extraDice += f.effect.each === 'hit' ? (f.scope.hits ?? 0) : 1;
      return done();
    },
  },
  describe: ({ each }) => ({ key: each === 'hit' ? 'effect.extraDieEachHit' : 'effect.extraDie' }),
});
