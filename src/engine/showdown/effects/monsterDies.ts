import * as z from 'zod/mini';
import { unwind } from '../../kernel';
import { verb } from './verb';

/** The monster dies at once, whatever cards it has left (survivors-in-detail.md §6). */
export const monsterDies = verb({
  name: 'monsterDies',
  schema: z.strictObject({ do: z.literal('monsterDies') }),
  steps: {
    die: (_, r) => {
      r.state.outcome = 'victory';
      r.emit({ type: 'monsterDefeated', why: 'killed', rule: 'SD-18.1' });
      return unwind('showdown', 'aftermath');
    },
  },
  describe: () => ({ key: 'effect.monsterDies' }),
});
