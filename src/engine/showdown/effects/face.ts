import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** The monster turns (SD-7.9). */
export const face = verb({
  name: 'face',
  schema: z.strictObject({
    do: z.literal('face'),
    who: Who,
    how: z.optional(z.enum(['toward', 'away', 'blindSpot'])),
  }),
  steps: {
    turn: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      return survivor === null
        ? done()
        : call('face', { survivor: survivor.id, how: f.effect.how ?? 'toward' });
    },
  },
  describe: ({ who, how }) => ({
    key: `effect.face.${how ?? 'toward'}`,
    with: { who: { key: `who.${who}` } },
  }),
});
