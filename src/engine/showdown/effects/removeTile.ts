import * as z from 'zod/mini';
import { done } from '../../kernel';
import { removeTile as takeAway } from '../whereabouts';
import { verb } from './verb';

/** This terrain tile is used up. */
export const removeTile = verb({
  name: 'removeTile',
  schema: z.strictObject({ do: z.literal('removeTile') }),
  steps: {
    remove: (f, r) => {
      if (f.scope.tile !== undefined) takeAway(r, f.scope.tile, 'SD-17.3');
      return done();
    },
  },
  describe: () => ({ key: 'effect.removeTile' }),
});
