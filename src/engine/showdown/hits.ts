import type { Profile } from './cards/profile';
import type { Figure, Part } from './events';
import { figureOf } from './figure';
import { monsterNumber } from './monsterNumbers';
import { gearPart, survivorNumber } from './numbers';
import type { Run } from './procedure';
import type { Survivor } from './state';

/** What a monster attack is made with: the card's profile and the bonuses of this attack. */
export interface MonsterAttackNumbers {
  profile: Profile;
  bonus: { speed: number; damage: number };
}

/** SD-8.2: how many dice the monster rolls; at least one. */
export function attackSpeed(r: Run, { profile, bonus }: MonsterAttackNumbers): Figure {
  const parts: Part[] = [
    { source: 'profile', by: profile.speed },
    { source: 'monster', by: monsterNumber(r, 'speed') },
    { source: 'thisAttack', by: bonus.speed },
  ];
  return figureOf(parts, (value) => Math.max(1, value));
}

/** SD-8.3: the least face that hits this survivor: accuracy and evasion, less accuracy tokens (variant: plus them). */
export function attackNeed(r: Run, target: Survivor, { profile }: MonsterAttackNumbers): Figure {
  const tokens = monsterNumber(r, 'accuracy');
  const help = r.state.variants.accuracyTokens === 'monster' ? -tokens : tokens;
  return figureOf([
    { source: 'profile', by: profile.accuracy },
    { source: 'evasion', by: survivorNumber(r, target, 'evasion') },
    { source: 'accuracy', by: help },
  ]);
}

/** SD-8.3: natural 10 always hits, natural 1 never. */
export const dieHits = (die: number, need: number): boolean => die === 10 || (die !== 1 && die >= need);

/** The chance of one die, in tenths. */
export const hitChance = (need: number): number => Math.max(1, Math.min(9, 11 - need)) / 10;

/** SD-8.2: damage of one hit: at least 1, unless the profile has none. */
export function attackDamage(r: Run, target: Survivor, { profile, bonus }: MonsterAttackNumbers): Figure {
  if (profile.damage === null) return { value: 0, parts: [] };
  const parts: Part[] = [
    { source: 'profile', by: profile.damage },
    { source: 'monster', by: monsterNumber(r, 'damage') },
    { source: 'thisAttack', by: bonus.damage },
    ...gearPart(r, target, 'damage'),
  ];
  return figureOf(parts, (value) => Math.max(1, value));
}
