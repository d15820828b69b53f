import * as z from 'zod/mini';
import { done } from '../../kernel';
import { drawnCard, finishAiCard } from '../aiCards';
import { aiCard } from '../find';
import { call } from '../procedure';
import { verb } from './verb';

/** The AI card just drawn is discarded unplayed; a duration that lay face up leaves the deck (SD-5.9). */
export const discardDrawn = verb({
  name: 'discardDrawn',
  schema: z.strictObject({ do: z.literal('discardDrawn') }),
  steps: {
    discard: (_, r) => {
      const drawing = drawnCard(r);
      if (drawing === null) return done();
      drawing.unplayed = true;
      const card = drawing.card as string;
      finishAiCard(r, card, 'discard');
      if (drawing.faceUp !== true) return done();
      return call('perform', {
        effects: aiCard(r, card).onLeave ?? [],
        scope: { card: { kind: 'ai', id: card } },
      });
    },
    end: () => done(),
  },
  describe: () => ({ key: 'effect.discardDrawn' }),
});
