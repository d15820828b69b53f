import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { cardNumber } from '../numbers';
import { call } from '../procedure';
import { fixedAmount, survivorFor } from '../scope';
import { verb } from './verb';

/** Brain damage (SD-10). */
export const brainDamage = verb({
  name: 'brainDamage',
  schema: z.strictObject({
    do: z.literal('brainDamage'),
    who: Who,
    amount: z.union([z.number(), z.enum(['level', 'twiceLevel'])]),
    /** Event damage: never a trauma (SD-9.7). */
    event: z.optional(z.literal(true)),
  }),
  steps: {
    hurt: (f, r) => {
      const { who, amount, event = false } = f.effect;
      const survivor = survivorFor(r, who, f.scope);
      if (survivor === null) return done();
      const points = amount === 'twiceLevel' ? 2 * fixedAmount(r, 'level') : fixedAmount(r, amount);
      // Some are frightened more than others (gear-and-resources.md §17).
      const more = f.scope.purpose === 'intimidate' ? cardNumber(r, survivor, 'intimidated') : 0;
      return call('brainDamage', { survivor: survivor.id, amount: points + more, event });
    },
  },
  describe: ({ who, amount, event }) => ({
    key: event === true ? 'effect.eventBrainDamage' : 'effect.brainDamage',
    with: { who: { key: `who.${who}` }, amount },
  }),
});
