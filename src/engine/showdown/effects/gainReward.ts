import * as z from 'zod/mini';
import { done } from '../../kernel';
import { verb } from './verb';

/** On victory the survivors gain this resource together (SD-18.3). */
export const gainReward = verb({
  name: 'gainReward',
  schema: z.strictObject({ do: z.literal('gainReward'), card: z.string() }),
  steps: {
    gain: (f, r) => {
      r.state.rewards.push(f.effect.card);
      return done();
    },
  },
  describe: ({ card }) => ({ key: 'effect.gainReward', with: { card: { key: `resource.${card}` } } }),
});
