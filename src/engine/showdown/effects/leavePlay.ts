import * as z from 'zod/mini';
import { done } from '../../kernel';
import { takeOutOfPlay } from '../aiCards';
import { aiCard } from '../find';
import { call } from '../procedure';
import { verb } from './verb';

/** This mood leaves play for the AI discards (SD-5.6). */
export const leavePlay = verb({
  name: 'leavePlay',
  schema: z.strictObject({ do: z.literal('leavePlay') }),
  steps: {
    leave: (f, r) => {
      const card = f.scope.card.id;
      if (!takeOutOfPlay(r, card)) return done();
      return call('perform', { effects: aiCard(r, card).onLeave ?? [], scope: f.scope });
    },
  },
  describe: () => ({ key: 'effect.leavePlay' }),
});
