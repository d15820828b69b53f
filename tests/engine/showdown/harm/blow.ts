import type { Calls } from '../../../../src/engine/showdown/calls';
import type { Profile } from '../../../../src/engine/showdown/cards/profile';
import { type Placed, type Table, type TinyFight, tinyFight } from '../kit';

/** A survivor without survival: nothing is asked when it is hit. */
export const still = (at: string | null, more: Partial<Placed> = {}): Placed => ({
  at,
  survival: 0,
  ...more,
});

/** A monster's attack on s1 alone: the card's numbers, the table and the dice. */
export interface Blow extends Partial<Table> {
  target?: Partial<Placed>;
  others?: Placed[];
  profile?: Partial<Profile>;
  effects?: Partial<Pick<Calls['monsterAttack'], 'afterHit' | 'beforeDamage' | 'afterDamage'>>;
  /** What the words of its card mean, `bonus` above all. */
  scope?: Partial<Calls['monsterAttack']['scope']>;
}

/** Speed 1, 2+, damage 1 if nothing is said; s1 stands on H13, in front of the lion on H11 I11 H12 I12. */
export function struck({ target, others = [], profile, effects, scope, ...table }: Blow): TinyFight {
  return tinyFight({ ...table, survivors: [{ at: 'H13', ...target }, ...others] }).perform('monsterAttack', {
    target: 's1',
    profile: { speed: 1, accuracy: 2, damage: 1, ...profile },
    scope: { card: { kind: 'ai', id: 'claw' }, target: 's1', ...scope },
    afterHit: [],
    beforeDamage: [],
    afterDamage: [],
    ...effects,
  });
}

/** As `struck`, at a target that has no survival to dodge with. */
export const struckStill = (blow: Blow): TinyFight =>
  struck({ ...blow, target: { survival: 0, ...blow.target } });

/** One prepared die of each purpose. */
export const attackDie = (value: number) => ({ purpose: 'monsterAttack', value });
export const placeDie = (value: number) => ({ purpose: 'hitLocation', value });

/** Faces of the location die. */
export const HEAD = placeDie(1);
export const ARMS = placeDie(2);
export const BODY = placeDie(3);
export const WAIST = placeDie(5);
export const LEGS = placeDie(6);

/** The survivor as it is now, to be compared with later: a copy. */
export const copyOf = (fight: TinyFight, id: string) => structuredClone(fight.survivor(id));
