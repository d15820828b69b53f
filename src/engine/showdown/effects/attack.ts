import * as z from 'zod/mini';
import { done } from '../../kernel';
import { archiveGear } from '../archiveGear';
import { withBonus } from '../attackBonuses';
import { gearById } from '../find';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import type { AttackBonus } from '../state';
import { TOKENS } from '../terms';
import { verb } from './verb';

/**
 * An attack with this card's weapon in another way than its profile (Aim). `automatic`: the card is archived, and its one
 * hit comes from anywhere and wounds critically without a roll (Founding Stone).
 */
export const attack = verb({
  name: 'attack',
  schema: z.strictObject({
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
      const gear = gearById(owner, f.scope.gear);
      if (gear === undefined) return done();
      if (automatic) archiveGear(r, owner, gear.id);
      return call('survivorAttack', {
        survivor: owner.id,
        weapon: automatic ? gear.card : gear.id,
        by: f.scope.card.id,
        bonus: TOKENS.reduce<AttackBonus[]>(
          (all, stat) => withBonus(all, { stat, by: bonus[stat] ?? 0, source: f.scope.card.id }),
          [],
        ),
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
