import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { fixedAmount, survivorFor } from '../scope';
import { verb } from './verb';

/** Brain damage (SD-10). */
export const brainDamage = verb({
  name: 'brainDamage',
  schema: z.strictObject({
    do: z.literal('brainDamage'),
    who: Who,
    amount: z.union([z.number(), z.literal('level')]),
  }),
  steps: {
    hurt: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor === null) return done();
      return call('brainDamage', { survivor: survivor.id, amount: fixedAmount(r, f.effect.amount) });
    },
  },
  describe: ({ who, amount }) => ({
    key: 'effect.brainDamage',
    with: { who: { key: `who.${who}` }, amount },
  }),
});
