import * as z from 'zod/mini';
import { done } from '../../kernel';
import { finishAiCard } from '../aiCards';
import { verb } from './verb';

/** The AI card just drawn is discarded unplayed. */
export const discardDrawn = verb({
  name: 'discardDrawn',
  schema: z.strictObject({ do: z.literal('discardDrawn') }),
  steps: {
    discard: (_, r) => {
      const card = r.state.monster.performing[r.state.monster.performing.length - 1];
      if (card !== undefined) finishAiCard(r, card, 'discard');
      return done();
    },
  },
  describe: () => ({ key: 'effect.discardDrawn' }),
});
