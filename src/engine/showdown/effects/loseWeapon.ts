import * as z from 'zod/mini';
import { done } from '../../kernel';
import { gearById, runningAttack, survivorById } from '../find';
import { LOST } from '../weapons';
import { verb } from './verb';

/** The weapon of the attack is lost: it stays in its grid, and can't be used until its owner spends an activation for it. */
export const loseWeapon = verb({
  name: 'loseWeapon',
  schema: z.strictObject({ do: z.literal('loseWeapon') }),
  steps: {
    lose: (_, r) => {
      const attack = runningAttack(r.state);
      const gear =
        attack === undefined ? undefined : gearById(survivorById(r.state, attack.survivor), attack.weapon);
      if (attack === undefined || gear === undefined || gear.used.includes(LOST)) return done();
      gear.used.push(LOST);
      r.emit({ type: 'weaponLost', survivor: attack.survivor, card: gear.card });
      return done();
    },
  },
  describe: () => ({ key: 'effect.loseWeapon' }),
});
