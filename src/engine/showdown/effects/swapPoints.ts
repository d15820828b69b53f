import * as z from 'zod/mini';
import { done } from '../../kernel';
import { forbidden } from '../forbidden';
import { survivorFor } from '../scope';
import { changePoints } from '../stats';
import { verb } from './verb';

/** Insanity and survival change places; survival stops at its limit. */
export const swapPoints = verb({
  name: 'swapPoints',
  schema: z.strictObject({ do: z.literal('swapPoints') }),
  steps: {
    swap: (f, r) => {
      const owner = survivorFor(r, 'owner', f.scope);
      if (owner === null) return done();
      const by = owner.insanity - owner.survival;
      if (by < 0 || !forbidden(r, owner, 'survival')) changePoints(r, owner, 'survival', by);
      changePoints(r, owner, 'insanity', -by);
      return done();
    },
  },
  describe: () => ({ key: 'effect.swapPoints' }),
});
