import * as z from 'zod/mini';
import { baseOf, distance } from '../../board';
import { done, goTo } from '../../kernel';
import { cancelIfFallen } from '../aiCards';
import type { Moved } from '../calls';
import { type Effect, EffectList } from '../cards/effect';
import { Profile } from '../cards/profile';
import { Who } from '../cards/who';
import { monsterBase } from '../grounds';
import { call, type Run } from '../procedure';
import { survivorFor } from '../scope';
import type { Survivor } from '../state';
import { type EffectFrame, verb } from './verb';

function inReach(r: Run, target: Survivor, reach: number): boolean {
  const base = monsterBase(r.state);
  return base !== null && target.space !== null && distance(base, baseOf(target.space)) <= reach;
}

type Attacking = EffectFrame<MoveAndAttack>;

const targetOf = (f: Attacking, r: Run): Survivor | null => survivorFor(r, f.effect.who ?? 'target', f.scope);

function skip(r: Run, target: string | null, why: string) {
  r.emit({ type: 'attackSkipped', target, why, rule: 'SD-7.4' });
  return done({ scope: { hits: 0, dealt: 0 } });
}

interface MoveAndAttack {
  do: 'moveAndAttack';
  profile: Profile;
  /** It attacks from where it stands (SD-7.5). */
  stay?: true | undefined;
  /** Instead of the target: one of several. */
  who?: Who | undefined;
  /** It turns so that the target is in its blind spot, if adjacent, or not at all; otherwise towards it (SD-7.9). */
  turn?: 'blindSpot' | 'none' | undefined;
  /** How many movements come before the attack; 1, if not said. */
  moves?: number | undefined;
  afterHit?: Effect[] | undefined;
  beforeDamage?: Effect[] | undefined;
  afterDamage?: Effect[] | undefined;
}

/** Move & Attack target (SD-7.1): move, face, collisions, attack if in reach, else the attack is skipped (SD-7.4). */
export const moveAndAttack = verb<MoveAndAttack, { falls: number; left: number; moved: number }>({
  name: 'moveAndAttack',
  schema: z.strictObject({
    do: z.literal('moveAndAttack'),
    profile: Profile,
    stay: z.optional(z.literal(true)),
    who: z.optional(Who),
    turn: z.optional(z.enum(['blindSpot', 'none'])),
    moves: z.optional(z.number()),
    afterHit: z.optional(EffectList),
    beforeDamage: z.optional(EffectList),
    afterDamage: z.optional(EffectList),
  }),
  steps: {
    begin: (f, r) => {
      f.falls = r.state.monster.falls;
      f.left = f.effect.stay === true ? 0 : (f.effect.moves ?? 1);
      f.moved = 0;
      const target = targetOf(f, r);
      if (target === null || r.state.monster.space === null) return skip(r, null, 'noTarget');
      const { turn = 'toward', stay } = f.effect;
      return stay === true && turn !== 'none' ? call('face', { survivor: target.id, how: turn }) : undefined;
    },
    move: (f, r) => {
      const target = targetOf(f, r);
      if (f.left === 0 || target === null) return goTo('attack');
      f.left = (f.left ?? 1) - 1;
      const { profile, turn } = f.effect;
      return call('moveToward', {
        survivor: target.id,
        reach: profile.reach ?? 1,
        turn: turn === 'blindSpot' ? turn : 'toward',
      });
    },
    moved: (f, r) => {
      f.moved = (f.moved ?? 0) + ((f.result as Moved | null)?.spaces ?? 0);
      return cancelIfFallen(r, f.scope, f.falls) ?? goTo('move');
    },
    attack: (f, r) => {
      const fallen = cancelIfFallen(r, f.scope, f.falls);
      if (fallen !== null) return fallen;
      const target = targetOf(f, r);
      if (target === null) return skip(r, null, 'noTarget');
      if (!inReach(r, target, f.effect.profile.reach ?? 1)) {
        return skip(r, target.id, 'outOfReach');
      }
      const { profile, afterHit = [], beforeDamage = [], afterDamage = [] } = f.effect;
      return call('monsterAttack', {
        target: target.id,
        profile,
        scope: { ...f.scope, target: target.id, moved: f.moved ?? 0 },
        afterHit,
        beforeDamage,
        afterDamage,
      });
    },
    result: (f, r) => cancelIfFallen(r, f.scope, f.falls) ?? done({ scope: f.result }),
  },
  describe: ({ profile, stay, who, turn, moves, afterHit, beforeDamage, afterDamage }) => ({
    key: stay === true ? 'effect.attack' : 'effect.moveAndAttack',
    with: {
      who: { key: `who.${who ?? 'target'}` },
      named: who !== undefined,
      blindSpot: turn === 'blindSpot',
      moves: moves ?? 1,
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
