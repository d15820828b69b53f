import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { gainPriority, losePriority } from '../priority';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** The priority target token comes to somebody, or leaves (SD-6.6, SD-6.14). */
export const priority = verb({
  name: 'priority',
  schema: z.strictObject({
    do: z.literal('priority'),
    who: Who,
    gain: z.boolean(),
    permanent: z.optional(z.literal(true)),
  }),
  steps: {
    give: (f, r) => {
      const { who, gain, permanent = false } = f.effect;
      const survivor = survivorFor(r, who, f.scope);
      if (survivor !== null && gain) gainPriority(r, survivor.id, permanent);
      if (survivor !== null && !gain) losePriority(r, survivor.id, 'hidden');
      return done();
    },
  },
  describe: ({ who, gain, permanent }) => ({
    key: gain ? (permanent === true ? 'effect.priorityForGood' : 'effect.priority') : 'effect.priorityLost',
    with: { who: { key: `who.${who}` } },
  }),
});
