import * as z from 'zod/mini';
import { done } from '../../kernel';
import { verb } from './verb';

/** Where this AI card goes when its actions are done: on top of the deck, or out of the game (SD-5.14). */
export const finishCard = verb({
  name: 'finishCard',
  schema: z.strictObject({ do: z.literal('finishCard'), to: z.enum(['discard', 'top', 'archive']) }),
  steps: {
    finish: (f) => done({ finish: { to: f.effect.to } }),
  },
  describe: ({ to }) => ({ key: `effect.finish.${to}` }),
});
