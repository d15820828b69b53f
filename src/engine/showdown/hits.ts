import { addBonuses } from './attackBonuses';
import type { Profile } from './cards/profile';
import { include, type Sum, total } from './figure';
import { monsterSum } from './monsterNumbers';
import { gearSum, survivorSum } from './numbers';
import type { Run } from './procedure';
import type { AttackBonus, Survivor } from './state';

/** What a monster attack is made with: the card's profile and the bonuses of this attack. */
export interface MonsterAttackNumbers {
  profile: Profile;
  bonus: readonly AttackBonus[];
}

/** SD-8.2: how many dice the monster rolls; at least one. */
export const attackSpeed = (r: Run, { profile, bonus }: MonsterAttackNumbers): Sum => ({
  fill: (add) => {
    add('profile', profile.speed);
    include(add, monsterSum(r, 'speed'), 1, { of: 'monster', stat: 'speed' });
    addBonuses(add, bonus, 'speed', 1);
  },
  least: 1,
  leastBy: 'SD-8.2',
});

/** SD-8.3: the least face that hits this survivor: accuracy and evasion, less accuracy tokens (variant: plus them). */
export const attackNeed = (r: Run, target: Survivor, { profile }: MonsterAttackNumbers): Sum => ({
  fill: (add) => {
    add('profile', profile.accuracy);
    include(add, survivorSum(r, target, 'evasion'), 1, { of: 'survivor', stat: 'evasion' });
    const sign = r.state.variants.accuracyTokens === 'monster' ? -1 : 1;
    include(add, monsterSum(r, 'accuracy'), sign, { of: 'monster', stat: 'accuracy' });
  },
});

/** Variant of SD-8.3: whether the monster has accuracy and it helps the survivor instead. */
export const tokensHelpSurvivor = (r: Run): boolean =>
  r.state.variants.accuracyTokens === 'survivor' && total(monsterSum(r, 'accuracy')) !== 0;

/** SD-8.3: natural 10 always hits, natural 1 never. */
export const dieHits = (die: number, need: number): boolean => die === 10 || (die !== 1 && die >= need);

/** The chance of one die, in tenths. */
export const hitChance = (need: number): number => Math.max(1, Math.min(9, 11 - need)) / 10;

/** SD-8.2: damage of one hit: at least 1, unless the profile has none. */
export function attackDamage(r: Run, target: Survivor, { profile, bonus }: MonsterAttackNumbers): Sum {
  const { damage } = profile;
  if (damage === null) return { fill: () => undefined };
  return {
    fill: (add) => {
      add('profile', damage);
      include(add, monsterSum(r, 'damage'), 1, { of: 'monster', stat: 'damage' });
      addBonuses(add, bonus, 'damage', 1);
      include(add, gearSum(r, target, 'damage'), 1, { of: 'survivor', stat: 'damage' });
    },
    least: 1,
    leastBy: 'SD-8.2',
  };
}
