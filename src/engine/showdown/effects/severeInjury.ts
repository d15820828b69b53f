import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** A named severe injury, without a roll (survivors-in-detail.md §11). */
export const severeInjury = verb({
  name: 'severeInjury',
  schema: z.object({ do: z.literal('severeInjury'), who: Who, injury: z.string() }),
  steps: {
    suffer: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      const injury = r.content.injuries[f.effect.injury];
      if (survivor === null || injury === undefined) return done();
      return call('severeInjury', {
        survivor: survivor.id,
        location: injury.location,
        modifier: 0,
        injury: injury.id,
      });
    },
  },
  describe: ({ who, injury }) => ({
    key: 'effect.severeInjury',
    with: { who: { key: `who.${who}` }, injury: { key: `injury.${injury}` } },
  }),
});
