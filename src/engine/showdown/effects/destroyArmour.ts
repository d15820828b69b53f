import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { survivorFor } from '../scope';
import { LOCATIONS } from '../terms';
import { verb } from './verb';

/** The armour at a place is worth nothing any more in this showdown. */
export const destroyArmour = verb({
  name: 'destroyArmour',
  schema: z.strictObject({ do: z.literal('destroyArmour'), who: Who, location: z.enum(LOCATIONS) }),
  steps: {
    destroy: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor !== null) survivor.wear[f.effect.location].armour = 0;
      return done();
    },
  },
  describe: ({ who, location }) => ({
    key: 'effect.destroyArmour',
    with: { who: { key: `who.${who}` }, location: { key: `location.${location}` } },
  }),
});
