import * as z from 'zod/mini';
import { call } from '../procedure';
import { verb } from './verb';

/** The monster's instinct (SD-6.4). */
export const instinct = verb({
  name: 'instinct',
  schema: z.object({ do: z.literal('instinct') }),
  steps: {
    act: () => call('instinct', {}),
  },
  describe: () => ({ key: 'effect.instinct' }),
});
