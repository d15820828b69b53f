import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { rearmAll } from '../rearm';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** Weapon proficiency levels are lost (survivors-in-detail.md §12). */
export const loseWeaponLevels = verb({
  name: 'loseWeaponLevels',
  schema: z.strictObject({ do: z.literal('loseWeaponLevels'), who: Who, by: z.number() }),
  steps: {
    lose: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor === null || survivor.weaponLevel === 0) return done();
      const now = Math.max(0, survivor.weaponLevel - f.effect.by);
      r.emit({
        type: 'statChanged',
        survivor: survivor.id,
        what: 'weaponLevel',
        by: now - survivor.weaponLevel,
        now,
      });
      rearmAll(r, () => {
        survivor.weaponLevel = now;
      });
      return done();
    },
  },
  describe: ({ by }) => ({ key: 'effect.loseWeaponLevels', with: { by } }),
});
