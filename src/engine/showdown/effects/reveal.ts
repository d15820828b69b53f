import * as z from 'zod/mini';
import { done, goTo, type Option } from '../../kernel';
import { untouchable } from '../aiCards';
import type { Run } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

function deckOf({ state: { monster } }: Run, pile: 'ai' | 'hitLocations'): string[] {
  return pile === 'ai' ? monster.ai.deck : monster.hitLocations.deck;
}

/**
 * Looks at the top cards of a deck and puts them back in any order, the first chosen on top; never shuffles discards in
 * (SD-4.7). `bottom`: each may go under the deck instead.
 */
export const reveal = verb<
  { do: 'reveal'; pile: 'ai' | 'hitLocations'; count: number; bottom?: true | undefined },
  { cards: string[]; back: string[]; under: string[] }
>({
  name: 'reveal',
  schema: z.strictObject({
    do: z.literal('reveal'),
    pile: z.enum(['ai', 'hitLocations']),
    count: z.number(),
    bottom: z.optional(z.literal(true)),
  }),
  steps: {
    reveal: (f, r) => {
      if (f.effect.pile === 'ai' && untouchable(r)) return done();
      f.cards = deckOf(r, f.effect.pile).slice(0, f.effect.count);
      f.back = [];
      f.under = [];
      r.emit({ type: 'revealed', pile: f.effect.pile, cards: [...f.cards], rule: 'SD-4.7' });
      return f.cards.length === 0 ? done() : undefined;
    },
    order: {
      ask: (f, r) => {
        const cards = [...new Set(f.cards ?? [])];
        if (cards.length === 0) return null;
        const by = survivorFor(r, 'owner', f.scope)?.player ?? 'survivors';
        const kind = f.effect.pile === 'ai' ? 'aiCard' : 'hitLocation';
        const options: Option[] = cards.map((card) => ({ key: card, kind, card }));
        if (f.effect.bottom === true)
          options.push(...cards.map((card) => ({ key: `under:${card}`, kind: 'under', card })));
        return { kind: 'orderCards', by, options, about: { back: [...(f.back ?? [])], pile: f.effect.pile } };
      },
      answer: (f, _, [option]) => {
        const { card, kind } = option as Option & { card: string };
        const cards = f.cards ?? [];
        cards.splice(cards.indexOf(card), 1);
        if (kind === 'under') f.under = [...(f.under ?? []), card];
        else f.back = [...(f.back ?? []), card];
        return cards.length > 0 ? goTo('order') : undefined;
      },
    },
    putBack: (f, r) => {
      const deck = deckOf(r, f.effect.pile);
      // A card that was taken from the deck meanwhile, by hand, does not come back.
      const taken = (card: string) => {
        const at = deck.indexOf(card);
        if (at >= 0) deck.splice(at, 1);
        return at >= 0;
      };
      const back = (f.back ?? []).filter(taken);
      const under = (f.under ?? []).filter(taken);
      deck.unshift(...back);
      deck.push(...under);
      return done();
    },
  },
  describe: ({ pile, count, bottom = false }) => ({ key: `effect.reveal.${pile}`, with: { count, bottom } }),
});
