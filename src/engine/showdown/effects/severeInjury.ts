import * as z from 'zod/mini';
import { done } from '../../kernel';
import type { Injury } from '../cards/injury';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** A named severe injury, without a roll (ai-vocabulary.md §6). */
export const severeInjury = verb({
  name: 'severeInjury',
  schema: z.strictObject({ do: z.literal('severeInjury'), who: Who, injury: z.string() }),
  steps: {
    suffer: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor === null) return done();
      const { id, location } = r.content.injuries[f.effect.injury] as Injury;
      return call('severeInjury', { survivor: survivor.id, location, modifier: 0, injury: id });
    },
  },
  describe: ({ who, injury }) => ({
    key: 'effect.severeInjury',
    with: { who: { key: `who.${who}` }, injury: { key: `injury.${injury}` } },
  }),
});
