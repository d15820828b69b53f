import * as z from 'zod/mini';
import { done } from '../../kernel';
import { verb } from './verb';

/** The monster goes off the board (ai-vocabulary.md §4): nothing is measured from it till it is placed again. */
export const offBoard = verb({
  name: 'offBoard',
  schema: z.strictObject({ do: z.literal('offBoard') }),
  steps: {
    leave: (_, r) => {
      r.state.monster.space = null;
      r.emit({ type: 'placed', figure: 'monster', space: null, how: 'offBoard', rule: 'SD-1.10' });
      return done();
    },
  },
  describe: () => ({ key: 'effect.offBoard' }),
});
