import * as z from 'zod/mini';
import { done } from '../../kernel';
import { withBonus } from '../attackBonuses';
import { verb } from './verb';

/** This attack of the monster gets faster or does more damage; `moved`: so much more for each space that it moved for it. */
export const attackGains = verb({
  name: 'attackGains',
  schema: z.strictObject({
    do: z.literal('attackGains'),
    speed: z.optional(z.number()),
    damage: z.optional(z.union([z.number(), z.literal('moved')])),
  }),
  steps: {
    gain: (f) => {
      const { speed = 0, damage = 0 } = f.effect;
      const source = f.scope.card.id;
      const more = damage === 'moved' ? (f.scope.moved ?? 0) : damage;
      const faster = withBonus(f.scope.bonus ?? [], { stat: 'speed', by: speed, source });
      return done({ scope: { bonus: withBonus(faster, { stat: 'damage', by: more, source }) } });
    },
  },
  describe: ({ speed, damage }) => ({
    key: damage === 'moved' ? 'effect.attackGainsMoved' : 'effect.attackGains',
    with: { speed: speed ?? 0, damage: damage === 'moved' ? 0 : (damage ?? 0) },
  }),
});
