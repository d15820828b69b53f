import * as z from 'zod/mini';
import { done } from '../../kernel';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { TOKENS } from '../terms';
import { verb } from './verb';

/** An attack with this card's weapon in another way than its profile (Aim, Founding Stone). */
export const attack = verb({
  name: 'attack',
  schema: z.object({
    do: z.literal('attack'),
    bonus: z.optional(z.partialRecord(z.enum(TOKENS), z.number())),
    speed: z.optional(z.number()),
    automatic: z.optional(z.literal(true)),
  }),
  steps: {
    attack: (f, r) => {
      const owner = survivorFor(r, 'owner', f.scope);
      if (owner === null || f.scope.gear === undefined) return done();
      const { bonus = {}, speed = null, automatic = false } = f.effect;
      return call('survivorAttack', {
        survivor: owner.id,
        weapon: f.scope.gear,
        by: f.scope.card.id,
        bonus,
        speed,
        automatic,
      });
    },
  },
  describe: ({ bonus, speed, automatic }) => ({
    key: automatic === true ? 'effect.automaticHit' : 'effect.attackWith',
    with: { speed: speed ?? 0, accuracy: bonus?.accuracy ?? 0, strength: bonus?.strength ?? 0 },
  }),
});
