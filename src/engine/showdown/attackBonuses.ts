import type { Add } from './figure';
import type { AttackBonus } from './state';

/** Adds a bonus of this attack to those it has; what one card gives to one number stays one contribution. */
export function withBonus(bonuses: readonly AttackBonus[], more: AttackBonus): AttackBonus[] {
  if (more.by === 0) return [...bonuses];
  const same = bonuses.find((b) => b.stat === more.stat && b.source === more.source);
  if (same === undefined) return [...bonuses, more];
  return bonuses.map((b) => (b === same ? { ...b, by: b.by + more.by } : b));
}

/** What an attack's own bonuses contribute to a number, each by the name of the card that gave it. */
export function addBonuses(
  add: Add,
  bonuses: readonly AttackBonus[],
  stat: AttackBonus['stat'],
  sign: 1 | -1,
): void {
  for (const bonus of bonuses) if (bonus.stat === stat) add(bonus.source, sign * bonus.by);
}
