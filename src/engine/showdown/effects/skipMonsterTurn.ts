import * as z from 'zod/mini';
import { done } from '../../kernel';
import { verb } from './verb';

/** The monster skips its next turn. */
export const skipMonsterTurn = verb({
  name: 'skipMonsterTurn',
  schema: z.strictObject({ do: z.literal('skipMonsterTurn') }),
  steps: {
    skip: (_, r) => {
      r.state.monster.skips += 1;
      return done();
    },
  },
  describe: () => ({ key: 'effect.skipMonsterTurn' }),
});
