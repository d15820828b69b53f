import * as z from 'zod/mini';
import { done, unwind } from '../../kernel';
import { clearDoom, finishAiCard } from '../aiCards';
import { endAllAttacks } from '../attacks';
import { settleTrap } from '../traps';
import { verb } from './verb';

/** "Ends its turn": at once, and end-of-turn effects are skipped (SD-4.6); survivors who are due still stand (SD-4.5). */
export const endTurn = verb({
  name: 'endTurn',
  schema: z.strictObject({ do: z.literal('endTurn') }),
  steps: {
    end: (_, r) => {
      if (!r.state.stack.some((f) => f.procedure === 'monsterTurn')) return done({ stop: true });
      for (const card of [...r.state.monster.performing].reverse()) {
        finishAiCard(r, card, 'discard', 'SD-4.6');
        clearDoom(r.state, card);
      }
      endAllAttacks(r, 'turnEnded');
      settleTrap(r);
      return unwind('monsterTurn', 'stand');
    },
  },
  describe: () => ({ key: 'effect.endTurn' }),
});
