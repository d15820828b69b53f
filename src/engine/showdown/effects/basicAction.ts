import * as z from 'zod/mini';
import { done } from '../../kernel';
import { withBonus } from '../attackBonuses';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** Basic Action; with a named target its own Pick Target is left out (SD-6.12). */
export const basicAction = verb({
  name: 'basicAction',
  schema: z.strictObject({
    do: z.literal('basicAction'),
    who: z.optional(Who),
    speed: z.optional(z.number()),
    damage: z.optional(z.number()),
  }),
  steps: {
    act: (f, r) => {
      const { who, speed = 0, damage = 0 } = f.effect;
      const target = who === undefined ? null : (survivorFor(r, who, f.scope)?.id ?? null);
      if (who !== undefined && target === null) return done();
      const source = f.scope.card.id;
      const bonus = withBonus(withBonus([], { stat: 'speed', by: speed, source }), {
        stat: 'damage',
        by: damage,
        source,
      });
      return call('basicAction', { target, bonus });
    },
  },
  describe: ({ who, speed, damage }) => ({
    key: who === undefined ? 'effect.basicAction' : 'effect.basicActionAt',
    with: { who: { key: `who.${who ?? 'target'}` }, speed: speed ?? 0, damage: damage ?? 0 },
  }),
});
