import * as z from 'zod/mini';
import { baseOf, distance } from '../../board';
import { done } from '../../kernel';
import { cancelIfFallen } from '../aiCards';
import { type Effect, EffectList } from '../cards/effect';
import { Profile } from '../cards/profile';
import { monsterBase } from '../grounds';
import { call, type Run } from '../procedure';
import { survivorFor } from '../scope';
import type { Survivor } from '../state';
import { verb } from './verb';

function inReach(r: Run, target: Survivor, reach: number): boolean {
  const base = monsterBase(r.state);
  return base !== null && target.space !== null && distance(base, baseOf(target.space)) <= reach;
}

function skip(r: Run, target: string | null, why: string) {
  r.emit({ type: 'attackSkipped', target, why, rule: 'SD-7.4' });
  return done({ scope: { hits: 0, dealt: 0 } });
}

interface MoveAndAttack {
  do: 'moveAndAttack';
  profile: Profile;
  /** It attacks from where it stands (SD-7.5). */
  stay?: true | undefined;
  afterHit?: Effect[] | undefined;
  beforeDamage?: Effect[] | undefined;
  afterDamage?: Effect[] | undefined;
}

/** Move & Attack target (SD-7.1): move, face, collisions, attack if in reach, else the attack is skipped (SD-7.4). */
export const moveAndAttack = verb<MoveAndAttack, { falls: number }>({
  name: 'moveAndAttack',
  schema: z.strictObject({
    do: z.literal('moveAndAttack'),
    profile: Profile,
    stay: z.optional(z.literal(true)),
    afterHit: z.optional(EffectList),
    beforeDamage: z.optional(EffectList),
    afterDamage: z.optional(EffectList),
  }),
  steps: {
    move: (f, r) => {
      const target = survivorFor(r, 'target', f.scope);
      if (target === null || r.state.monster.space === null) return skip(r, null, 'noTarget');
      f.falls = r.state.monster.falls;
      if (f.effect.stay === true) return call('face', { survivor: target.id, how: 'toward' });
      return call('moveToward', { survivor: target.id, reach: f.effect.profile.reach ?? 1 });
    },
    attack: (f, r) => {
      const fallen = cancelIfFallen(r, f.scope, f.falls);
      if (fallen !== null) return fallen;
      const target = survivorFor(r, 'target', f.scope);
      if (target === null) return skip(r, null, 'noTarget');
      if (!inReach(r, target, f.effect.profile.reach ?? 1)) {
        return skip(r, target.id, 'outOfReach');
      }
      const { profile, afterHit = [], beforeDamage = [], afterDamage = [] } = f.effect;
      return call('monsterAttack', {
        target: target.id,
        profile,
        scope: f.scope,
        afterHit,
        beforeDamage,
        afterDamage,
      });
    },
    result: (f, r) => cancelIfFallen(r, f.scope, f.falls) ?? done({ scope: f.result }),
  },
  describe: ({ profile, stay, afterHit, beforeDamage, afterDamage }) => ({
    key: stay === true ? 'effect.attack' : 'effect.moveAndAttack',
    with: {
      speed: profile.speed,
      accuracy: profile.accuracy,
      damage: profile.damage,
      reach: profile.reach ?? 1,
      afterHit: { effects: afterHit ?? [] },
      beforeDamage: { effects: beforeDamage ?? [] },
      afterDamage: { effects: afterDamage ?? [] },
    },
  }),
});
