import * as z from 'zod/mini';
import { done, goTo, type Option } from '../../kernel';
import type { Run } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

function deckOf({ state: { monster } }: Run, pile: 'ai' | 'hitLocations'): string[] {
  return pile === 'ai' ? monster.ai.deck : monster.hitLocations.deck;
}

/** Looks at the top cards of a deck and puts them back in any order, the first chosen on top; never shuffles discards in (SD-4.7). */
export const reveal = verb<
  { do: 'reveal'; pile: 'ai' | 'hitLocations'; count: number },
  { cards: string[]; back: string[] }
>({
  name: 'reveal',
  schema: z.strictObject({
    do: z.literal('reveal'),
    pile: z.enum(['ai', 'hitLocations']),
    count: z.number(),
  }),
  steps: {
    reveal: (f, r) => {
      f.cards = deckOf(r, f.effect.pile).slice(0, f.effect.count);
      f.back = [];
      r.emit({ type: 'revealed', pile: f.effect.pile, cards: [...f.cards], rule: 'SD-4.7' });
      return f.cards.length === 0 ? done() : undefined;
    },
    order: {
      ask: (f, r) => {
        const cards = [...new Set(f.cards ?? [])];
        if (cards.length === 0) return null;
        const by = survivorFor(r, 'owner', f.scope)?.player ?? 'survivors';
        const kind = f.effect.pile === 'ai' ? 'aiCard' : 'hitLocation';
        const options = cards.map((card) => ({ key: card, kind, card }));
        return { kind: 'orderCards', by, options, about: { back: [...(f.back ?? [])], pile: f.effect.pile } };
      },
      answer: (f, _, [option]) => {
        const { card } = option as Option & { card: string };
        const cards = f.cards ?? [];
        cards.splice(cards.indexOf(card), 1);
        f.back = [...(f.back ?? []), card];
        return cards.length > 0 ? goTo('order') : undefined;
      },
    },
    putBack: (f, r) => {
      const deck = deckOf(r, f.effect.pile);
      // A card that was taken from the deck meanwhile, by hand, does not come back.
      const back = (f.back ?? []).filter((card) => {
        const at = deck.indexOf(card);
        if (at >= 0) deck.splice(at, 1);
        return at >= 0;
      });
      deck.unshift(...back);
      return done();
    },
  },
  describe: ({ pile, count }) => ({ key: `effect.reveal.${pile}`, with: { count } }),
});
