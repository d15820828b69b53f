import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** Bleeding tokens (SD-9.6). */
export const bleed = verb({
  name: 'bleed',
  schema: z.strictObject({ do: z.literal('bleed'), who: Who, tokens: z.number() }),
  steps: {
    bleed: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      return survivor === null ? done() : call('bleed', { survivor: survivor.id, tokens: f.effect.tokens });
    },
  },
  describe: ({ who, tokens }) => ({ key: 'effect.bleed', with: { who: { key: `who.${who}` }, tokens } }),
});
