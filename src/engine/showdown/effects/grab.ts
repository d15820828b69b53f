import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** Grab (ai-vocabulary.md §5). */
export const grab = verb({
  name: 'grab',
  schema: z.strictObject({ do: z.literal('grab'), who: Who }),
  steps: {
    grab: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      return survivor === null ? done() : call('grab', { survivor: survivor.id });
    },
  },
  describe: ({ who }) => ({ key: 'effect.grab', with: { who: { key: `who.${who}` } } }),
});
