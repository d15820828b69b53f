import * as z from 'zod/mini';
import { done } from '../../kernel';
import { verb } from './verb';

/** Until the end of the next round every survivor who stands is a threat, whatever hides it (white-lion.md, Sniff). */
export const allAreThreats = verb({
  name: 'allAreThreats',
  schema: z.strictObject({ do: z.literal('allAreThreats') }),
  steps: {
    see: (_, r) => {
      r.state.monster.seesAllUntil = r.state.round + 1;
      return done();
    },
  },
  describe: () => ({ key: 'effect.allAreThreats' }),
});
