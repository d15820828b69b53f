import * as z from 'zod/mini';
import { done, type Option } from '../../kernel';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

const Deck = z.enum(['basic', 'monster', 'vermin']);
type Deck = z.infer<typeof Deck>;

/** A resource, random from a deck or named (gear-and-resources.md §15); of several decks the gainer chooses one. */
export const gainResource = verb<
  { do: 'gainResource'; who: Who; from?: Deck | Deck[] | undefined; card?: string | undefined },
  { deck: Deck }
>({
  name: 'gainResource',
  schema: z.strictObject({
    do: z.literal('gainResource'),
    who: Who,
    from: z.optional(z.union([Deck, z.array(Deck)])),
    card: z.optional(z.string()),
  }),
  steps: {
    which: {
      ask: (f, r) => {
        const { who, from } = f.effect;
        const survivor = survivorFor(r, who, f.scope);
        if (survivor === null || !Array.isArray(from)) return null;
        const options = from.map((deck) => ({ key: deck, kind: 'deck', deck }));
        return { kind: 'whichDeck', by: survivor.player, options, about: { survivor: survivor.id } };
      },
      answer: (f, _, [option]) => {
        f.deck = (option as Option & { deck: Deck }).deck;
        return undefined;
      },
    },
    gain: (f, r) => {
      const { who, from = null, card = null } = f.effect;
      const survivor = survivorFor(r, who, f.scope);
      const deck = Array.isArray(from) ? (f.deck ?? null) : from;
      return survivor === null ? done() : call('gainResource', { survivor: survivor.id, from: deck, card });
    },
  },
  describe: ({ who, from = [], card }) => {
    const decks = Array.isArray(from) ? from : [from];
    return {
      key: card === undefined ? 'effect.gainRandom' : 'effect.gain',
      with: {
        who: { key: `who.${who}` },
        card:
          card === undefined ? decks.map((deck) => ({ key: `deck.${deck}` })) : { key: `resource.${card}` },
      },
    };
  },
});
