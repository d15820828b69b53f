import * as z from 'zod/mini';
import { done } from '../../kernel';
import { archiveGear } from '../archiveGear';
import { gearById, runningAttack, survivorById } from '../find';
import { call } from '../procedure';
import { verb } from './verb';

/** The monster consumes the weapon that it is attacked with: the card is archived (SD-5.14). Teeth and fists stay. */
export const consumeWeapon = verb({
  name: 'consumeWeapon',
  schema: z.strictObject({ do: z.literal('consumeWeapon') }),
  steps: {
    consume: (_, r) => {
      const attack = runningAttack(r.state);
      if (attack === undefined) return done();
      const owner = survivorById(r.state, attack.survivor);
      if (gearById(owner, attack.weapon) === undefined) return done();
      archiveGear(r, owner, attack.weapon);
      return call('moment', { moment: 'monsterConsumed', scope: {} });
    },
  },
  describe: () => ({ key: 'effect.consumeWeapon' }),
});
