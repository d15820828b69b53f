import * as z from 'zod/mini';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { noteWeapon } from '../weaponNotes';
import { verb } from './verb';

/** The monster suffers wounds (SD-14.10); `by`: the survivor whose they are, with the weapon of the attack under way. */
export const woundMonster = verb({
  name: 'woundMonster',
  schema: z.strictObject({ do: z.literal('woundMonster'), wounds: z.number(), by: z.optional(Who) }),
  steps: {
    wound: (f, r) => {
      const { wounds, by } = f.effect;
      const survivor = by === undefined ? null : survivorFor(r, by, f.scope);
      if (survivor !== null) noteWeapon(r, survivor);
      return call('woundMonster', { wounds, by: survivor?.id ?? null }, f.scope.card);
    },
  },
  describe: ({ wounds }) => ({ key: 'effect.woundMonster', with: { wounds } }),
});
