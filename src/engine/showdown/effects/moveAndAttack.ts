import * as z from 'zod/mini';
import { baseOf, distance } from '../../board';
import { done } from '../../kernel';
import { EffectList } from '../cards/effect';
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

/** Move & Attack target (SD-7.1): move, face, collisions, attack if in reach, else the attack is skipped (SD-7.4). */
export const moveAndAttack = verb({
  name: 'moveAndAttack',
  schema: z.object({
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
      if (f.effect.stay === true) return undefined;
      return call('moveToward', { survivor: target.id, reach: f.effect.profile.reach ?? 1 });
    },
    turn: (f, r) => {
      const target = survivorFor(r, 'target', f.scope);
      if (r.state.monster.knockedDown) return done({ stop: true });
      return target === null
        ? skip(r, null, 'noTarget')
        : call('face', { survivor: target.id, how: 'toward' });
    },
    attack: (f, r) => {
      const target = survivorFor(r, 'target', f.scope);
      if (target === null || !inReach(r, target, f.effect.profile.reach ?? 1)) {
        return skip(r, target?.id ?? null, 'outOfReach');
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
    result: (f, r) => done({ scope: f.result, stop: r.state.monster.knockedDown }),
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
