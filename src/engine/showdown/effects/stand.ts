import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { survivorFor } from '../scope';
import { standSurvivor } from '../stance';
import { verb } from './verb';

/** A survivor stands up. */
export const stand = verb({
  name: 'stand',
  schema: z.strictObject({ do: z.literal('stand'), who: Who }),
  steps: {
    stand: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor !== null) standSurvivor(r, survivor, 'SD-12.2');
      return done();
    },
  },
  describe: ({ who }) => ({ key: 'effect.stand', with: { who: { key: `who.${who}` } } }),
});
