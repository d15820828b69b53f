import type { Effect, Group, Profile, TargetLine } from '../../../src/engine';

/** What cards of several later monsters say alike (other-monsters.md). */

export const flow: Effect = { do: 'flow' };
export const drawAi: Effect = { do: 'drawAi' };
export const pick = (...targets: TargetLine[]): Effect => ({ do: 'pickTarget', targets });
export const profile = (speed: number, accuracy: number, damage: number | null): Profile => ({
  speed,
  accuracy,
  damage,
});
export const attack = (numbers: Profile, more: Omit<Effect, 'do' | 'profile'> = {}): Effect => ({
  do: 'moveAndAttack',
  profile: numbers,
  ...more,
});
export const bleed = (tokens: number): Effect => ({ do: 'bleed', who: 'target', tokens });
export const bash = (who = 'target'): Effect => ({ do: 'knockDown', who });
export const throwBack = (spaces: number, who = 'target'): Effect => ({ do: 'knockback', who, spaces });
export const brain = (who: string, amount: number | 'level' = 'level'): Effect => ({
  do: 'brainDamage',
  who,
  amount,
});
export const each = (of: Group | 'targets', effects: Effect[], order?: 'controller'): Effect => ({
  do: 'forEach',
  of,
  effects,
  ...(order === undefined ? {} : { order }),
});
/** From so much on a d10 this happens. */
export const intimidated = (from: number, who: string, effects: Effect[]): Effect => ({
  do: 'roll',
  purpose: 'intimidate',
  by: who,
  bands: [{ from, to: 10, do: effects }],
});
/** The attack strikes everybody whom the list picked, from where the monster stands. */
export const attackAll = (numbers: Profile, more: Omit<Effect, 'do' | 'profile'> = {}): Effect =>
  each('targets', [attack(numbers, { who: 'each', stay: true, turn: 'none', ...more })], 'controller');
