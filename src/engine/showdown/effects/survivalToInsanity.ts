import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { survivorFor } from '../scope';
import { changePoints } from '../stats';
import { verb } from './verb';

/** All survival turns into insanity (survivors-in-detail.md §12). */
export const survivalToInsanity = verb({
  name: 'survivalToInsanity',
  schema: z.strictObject({ do: z.literal('survivalToInsanity'), who: Who }),
  steps: {
    turn: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor === null) return done();
      const points = survivor.survival;
      changePoints(r, survivor, 'survival', -points);
      changePoints(r, survivor, 'insanity', points);
      return done();
    },
  },
  describe: () => ({ key: 'effect.survivalToInsanity' }),
});
