import * as z from 'zod/mini';
import { done } from '../../kernel';
import { verb } from './verb';

/** SD-5.7: the card is finished, then another is drawn in the same turn. */
export const drawAi = verb({
  name: 'drawAi',
  schema: z.strictObject({ do: z.literal('drawAi') }),
  steps: {
    draw: () => done({ stop: true, finish: { draw: true } }),
  },
  describe: () => ({ key: 'effect.drawAi' }),
});
