import * as z from 'zod/mini';
import { done } from '../../kernel';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** This gear card is used up: out of the game (SD-5.14); bonuses change at once (SD-16.3). */
export const archiveThis = verb({
  name: 'archiveThis',
  schema: z.object({ do: z.literal('archiveThis') }),
  steps: {
    archive: (f, r) => {
      const owner = survivorFor(r, 'owner', f.scope);
      const gear = owner?.grid.find((g) => g !== null && g.id === f.scope.gear);
      if (owner === null || gear === null || gear === undefined) return done();
      owner.grid = owner.grid.map((g) => (g?.id === gear.id ? null : g));
      r.emit({ type: 'archived', survivor: owner.id, card: gear.card, rule: 'SD-5.14' });
      return done();
    },
  },
  describe: () => ({ key: 'effect.archiveThis' }),
});
