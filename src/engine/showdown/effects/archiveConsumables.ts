import * as z from 'zod/mini';
import { done } from '../../kernel';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** All consumable gear in the owner's grid is archived. */
export const archiveConsumables = verb({
  name: 'archiveConsumables',
  schema: z.object({ do: z.literal('archiveConsumables') }),
  steps: {
    archive: (f, r) => {
      const owner = survivorFor(r, 'owner', f.scope);
      if (owner === null) return done();
      owner.grid = owner.grid.map((gear) => {
        if (gear === null || r.content.gear[gear.card]?.keywords.includes('consumable') !== true) return gear;
        r.emit({ type: 'archived', survivor: owner.id, card: gear.card });
        return null;
      });
      return done();
    },
  },
  describe: () => ({ key: 'effect.archiveConsumables' }),
});
