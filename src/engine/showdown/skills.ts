import { type ActiveGear, activeGear, type Weapon } from './gearGrid';
import type { Run } from './procedure';
import type { Attack, Survivor } from './state';
import type { Rule } from './terms';
import { weaponOf } from './weapons';

/** The weapon type with which a skill can be used (survivors-in-detail.md §16). */
const TYPE = {
  axeRetry: 'axe',
  axeCritical: 'axe',
  bowReroll: 'bow',
  clubDouble: 'club',
  clubExtraWound: 'club',
  daggerRetry: 'dagger',
  daggerRedraw: 'dagger',
  grandSilences: 'grand',
  katarSilences: 'katar',
  spearParry: 'spear',
  swordFirst: 'sword',
  whipDiscard: 'whip',
} as const satisfies Partial<Record<Rule, string>>;

export type Skill = keyof typeof TYPE;

const has = ({ rules }: ActiveGear, { keywords }: Weapon, skill: Skill): boolean =>
  rules.has(skill) && keywords.includes(TYPE[skill]);

/** Whether the attacker has this skill with the weapon of the attack. */
export function skilled(r: Run, attack: Attack, attacker: Survivor, skill: Skill): boolean {
  const active = activeGear(r, attacker);
  if (active.rules.size === 0) return false;
  const weapon = weaponOf(r, attacker, attack.weapon);
  return weapon !== undefined && has(active, weapon, skill);
}

/** The same for what can be done once in an attack. */
export const skilledStill = (r: Run, attack: Attack, attacker: Survivor, skill: Skill): boolean =>
  !attack.skills.includes(skill) && skilled(r, attack, attacker, skill);

/** The weapons with which a survivor has this skill. */
export function weaponsOfSkill(r: Run, survivor: Survivor, skill: Skill): Weapon[] {
  const active = activeGear(r, survivor);
  return active.weapons.filter((weapon) => has(active, weapon, skill));
}

/** A question whether to use a skill. */
export const skillQuestion = (survivor: Survivor, skill: Skill, about: Record<string, unknown> = {}) => ({
  kind: 'useSkill',
  by: survivor.player,
  options: [
    { key: 'use', kind: 'use' },
    { key: 'decline', kind: 'decline' },
  ],
  about: { survivor: survivor.id, skill, ...about },
});
