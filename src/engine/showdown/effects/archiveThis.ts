import * as z from 'zod/mini';
import { done } from '../../kernel';
import { archiveGear } from '../archiveGear';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** This gear card is used up: out of the game (SD-5.14); bonuses change at once (SD-16.3). */
export const archiveThis = verb({
  name: 'archiveThis',
  schema: z.strictObject({ do: z.literal('archiveThis') }),
  steps: {
    archive: (f, r) => {
      const owner = survivorFor(r, 'owner', f.scope);
      if (owner !== null && f.scope.gear !== undefined) archiveGear(r, owner, f.scope.gear);
      return done();
    },
  },
  describe: () => ({ key: 'effect.archiveThis' }),
});
