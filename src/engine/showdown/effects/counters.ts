import * as z from 'zod/mini';
import { done } from '../../kernel';
import { verb } from './verb';

/** Tokens on this card in play; `all`: they are removed. */
export const counters = verb({
  name: 'counters',
  schema: z.strictObject({ do: z.literal('counters'), by: z.union([z.number(), z.literal('all')]) }),
  steps: {
    change: (f, r) => {
      const card = r.state.monster.inPlay.find((c) => c.card === f.scope.card.id);
      if (card === undefined) return done();
      const by = f.effect.by === 'all' ? -card.counters : f.effect.by;
      card.counters += by;
      r.emit({ type: 'countersChanged', card: card.card, by, now: card.counters });
      return done();
    },
  },
  describe: ({ by }) => ({ key: by === 'all' ? 'effect.countersGone' : 'effect.counters', with: { by } }),
});
