import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** Noted for the record sheet after the fight (SD-18.4). */
export const note = verb({
  name: 'note',
  schema: z.strictObject({
    do: z.literal('note'),
    who: Who,
    note: z.enum(['skipHunt', 'retire', 'seeTheTruth', 'whiteSecret']),
  }),
  steps: {
    note: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor !== null && !survivor.notes.includes(f.effect.note)) survivor.notes.push(f.effect.note);
      return done();
    },
  },
  describe: ({ note: what }) => ({ key: `effect.note.${what}` }),
});
