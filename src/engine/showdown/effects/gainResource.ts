import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** A resource, random from a deck or named (gear-and-resources.md §15). */
export const gainResource = verb({
  name: 'gainResource',
  schema: z.strictObject({
    do: z.literal('gainResource'),
    who: Who,
    from: z.optional(z.enum(['basic', 'monster', 'vermin'])),
    card: z.optional(z.string()),
  }),
  steps: {
    gain: (f, r) => {
      const { who, from = null, card = null } = f.effect;
      const survivor = survivorFor(r, who, f.scope);
      return survivor === null ? done() : call('gainResource', { survivor: survivor.id, from, card });
    },
  },
  describe: ({ who, from, card }) => ({
    key: card === undefined ? 'effect.gainRandom' : 'effect.gain',
    with: {
      who: { key: `who.${who}` },
      card: { key: card === undefined ? `deck.${from}` : `resource.${card}` },
    },
  }),
});
