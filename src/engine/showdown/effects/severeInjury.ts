import * as z from 'zod/mini';
import { done } from '../../kernel';
import type { Injury } from '../cards/injury';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { LOCATIONS } from '../terms';
import { verb } from './verb';

/** A severe injury (ai-vocabulary.md §6): by name, without a roll, or rolled on the table of a place. */
export const severeInjury = verb({
  name: 'severeInjury',
  schema: z.strictObject({
    do: z.literal('severeInjury'),
    who: Who,
    injury: z.optional(z.string()),
    at: z.optional(z.enum(LOCATIONS)),
  }),
  steps: {
    suffer: (f, r) => {
      const { who, injury: named, at = 'body' } = f.effect;
      const survivor = survivorFor(r, who, f.scope);
      if (survivor === null) return done();
      if (named === undefined)
        return call('severeInjury', { survivor: survivor.id, location: at, modifier: 0 });
      const { id, location } = r.content.injuries[named] as Injury;
      return call('severeInjury', { survivor: survivor.id, location, modifier: 0, injury: id });
    },
  },
  describe: ({ who, injury, at }) => ({
    key: injury === undefined ? 'effect.severeInjuryAt' : 'effect.severeInjury',
    with: {
      who: { key: `who.${who}` },
      injury: { key: injury === undefined ? `location.${at ?? 'body'}` : `injury.${injury}` },
    },
  }),
});
