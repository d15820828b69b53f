import * as z from 'zod/mini';
import { done, type Option } from '../../kernel';
import { takeOutOfPlay } from '../aiCards';
import { Who } from '../cards/who';
import { aiCard, survivorById } from '../find';
import { call } from '../procedure';
import { verb } from './verb';

/** A mood leaves play (SD-5.6); several: the survivors' side chooses. */
export const discardMood = verb({
  name: 'discardMood',
  schema: z.strictObject({ do: z.literal('discardMood'), by: Who }),
  steps: {
    choose: {
      ask: (f, r) => {
        const moods = r.state.monster.inPlay.filter((c) => aiCard(r, c.card).stays === 'mood');
        if (moods.length === 0) return null;
        const id = f.scope[f.effect.by as 'attacker'];
        const by = id === undefined ? 'survivors' : survivorById(r.state, id).player;
        return {
          kind: 'discardMood',
          by,
          options: moods.map(({ card }) => ({ key: card, kind: 'aiCard', card })),
        };
      },
      answer: (_, r, [option]) => {
        const { card } = option as Option & { card: string };
        takeOutOfPlay(r, card);
        const effects = aiCard(r, card).onLeave ?? [];
        return call('perform', { effects, scope: { card: { kind: 'ai', id: card } } });
      },
    },
    end: () => done(),
  },
  describe: () => ({ key: 'effect.discardMood' }),
});
