import * as z from 'zod/mini';
import { done } from '../../kernel';
import { drawnCard, finishAiCard } from '../aiCards';
import { verb } from './verb';

/** The AI card just drawn is discarded unplayed. */
export const discardDrawn = verb({
  name: 'discardDrawn',
  schema: z.strictObject({ do: z.literal('discardDrawn') }),
  steps: {
    discard: (_, r) => {
      const drawing = drawnCard(r);
      if (drawing === null) return done();
      drawing.unplayed = true;
      finishAiCard(r, drawing.card as string, 'discard');
      return done();
    },
  },
  describe: () => ({ key: 'effect.discardDrawn' }),
});
