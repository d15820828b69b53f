import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { survivorFor } from '../scope';
import { gainPoints } from '../stats';
import { verb } from './verb';

/** Survival rises to its limit (SD-15.1). */
export const fillSurvival = verb({
  name: 'fillSurvival',
  schema: z.strictObject({ do: z.literal('fillSurvival'), who: Who }),
  steps: {
    fill: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor !== null) gainPoints(r, survivor, 'survival', r.state.survivalLimit - survivor.survival);
      return done();
    },
  },
  describe: ({ who }) => ({ key: 'effect.fillSurvival', with: { who: { key: `who.${who}` } } }),
});
