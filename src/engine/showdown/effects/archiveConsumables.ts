import * as z from 'zod/mini';
import { done } from '../../kernel';
import { archiveGear } from '../archiveGear';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** All consumable gear in the owner's grid is archived. */
export const archiveConsumables = verb({
  name: 'archiveConsumables',
  schema: z.strictObject({ do: z.literal('archiveConsumables') }),
  steps: {
    archive: (f, r) => {
      const owner = survivorFor(r, 'owner', f.scope);
      if (owner === null) return done();
      for (const gear of owner.grid) {
        const keywords = gear === null ? [] : (r.content.gear[gear.card]?.keywords ?? []);
        if (gear !== null && keywords.includes('consumable')) archiveGear(r, owner, gear.id);
      }
      return done();
    },
  },
  describe: () => ({ key: 'effect.archiveConsumables' }),
});
