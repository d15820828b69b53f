import * as z from 'zod/mini';
import { done } from '../../kernel';
import { LOCATIONS } from '../terms';
import { verb } from './verb';

/** Head Hunter, Body Blow: all hits of this attack go there, no location die (ai-vocabulary.md §6). */
export const hitAllAt = verb({
  name: 'hitAllAt',
  schema: z.strictObject({ do: z.literal('hitAllAt'), location: z.enum(LOCATIONS) }),
  steps: {
    aim: (f) => done({ scope: { location: f.effect.location } }),
  },
  describe: ({ location }) => ({
    key: 'effect.hitAllAt',
    with: { location: { key: `location.${location}` } },
  }),
});
