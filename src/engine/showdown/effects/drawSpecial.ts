import * as z from 'zod/mini';
import { done, refill } from '../../kernel';
import { monsterCard } from '../find';
import { call } from '../procedure';
import { verb } from './verb';

/** The top card of a special deck (SD-2.13) is performed, then discarded; an empty deck is its shuffled discards. */
export const drawSpecial = verb<{ do: 'drawSpecial'; deck: string }, { card: string }>({
  name: 'drawSpecial',
  schema: z.strictObject({ do: z.literal('drawSpecial'), deck: z.string() }),
  steps: {
    draw: (f, r) => {
      const { deck: id } = f.effect;
      const pile = r.state.monster.decks[id];
      if (pile === undefined) return done();
      const reshuffled = pile.deck.length === 0 && pile.discard.length > 0;
      if (reshuffled) refill(pile, r.state.dice.random);
      const drawn = pile.deck.shift();
      const card = monsterCard(r)
        .decks?.find((deck) => deck.id === id)
        ?.cards.find((c) => c.id === drawn);
      if (card === undefined) return done();
      f.card = card.id;
      r.emit({ type: 'specialDrawn', deck: id, card: card.id, reshuffled, rule: 'SD-2.13' });
      return call('perform', { effects: card.do, scope: f.scope });
    },
    discard: (f, r) => {
      r.state.monster.decks[f.effect.deck]?.discard.push(f.card as string);
      return done();
    },
  },
  describe: ({ deck }) => ({ key: 'effect.drawSpecial', with: { deck: { key: `specialDeck.${deck}` } } }),
});
