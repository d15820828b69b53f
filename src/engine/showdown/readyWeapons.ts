import type { Option, Question } from '../kernel';
import { cellBeside } from './affinities';
import { attackFacts } from './attackFacts';
import { activeGear, type Weapon } from './gearGrid';
import type { Run } from './procedure';
import type { Survivor } from './state';
import { canReach, whyNotWield } from './weapons';

export type WeaponOption = Option & { weapon: string; card: string };

/** Whether an attack with this weapon is possible now. */
export const isReady = (r: Run, survivor: Survivor, weapon: Weapon): boolean =>
  canReach(r, survivor, weapon) && whyNotWield(r, survivor, weapon) === null;

/** Which of these weapons to attack with, if any; null where there is none. */
export function whichWeapon(r: Run, survivor: Survivor, weapons: readonly Weapon[]): Question | null {
  if (weapons.length === 0) return null;
  const options: Option[] = weapons.map(
    (weapon): WeaponOption => ({ kind: 'attack', ...attackFacts(r, survivor, weapon) }),
  );
  return {
    kind: 'attackWith',
    by: survivor.player,
    options: [...options, { key: 'pass', kind: 'pass' }],
  };
}

/** The weapons that a card's arrows point to, ready and not two-handed (Blood Paint, gear-and-resources.md §7). */
export function readyBeside(r: Run, survivor: Survivor, gear: string): Weapon[] {
  const cell = survivor.grid.findIndex((g) => g?.id === gear);
  const arrows = r.content.gear[survivor.grid[cell]?.card ?? '']?.arrows ?? [];
  const beside = arrows.map(({ to }) => survivor.grid[cellBeside(cell, to) ?? -1]?.id);
  return activeGear(r, survivor).weapons.filter(
    (w) => beside.includes(w.id) && !w.keywords.includes('twoHanded') && isReady(r, survivor, w),
  );
}
