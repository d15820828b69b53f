import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** Gear gained in the fight (SD-16.5). */
export const gainGear = verb({
  name: 'gainGear',
  schema: z.strictObject({ do: z.literal('gainGear'), who: Who, card: z.string() }),
  steps: {
    gain: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      return survivor === null ? done() : call('gainGear', { survivor: survivor.id, card: f.effect.card });
    },
  },
  describe: ({ who, card }) => ({
    key: 'effect.gain',
    with: { who: { key: `who.${who}` }, card: { key: `gear.${card}` } },
  }),
});
