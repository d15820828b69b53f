import { runningAttack } from './find';
import { gainPriority } from './priority';
import type { Run } from './procedure';
import type { Survivor } from './state';
import { weaponOf } from './weapons';

/** A wound with a weapon: its types are noted for the aftermath (SD-18.3), and *provoke* acts (survivors-in-detail.md §15). */
export function noteWeapon(r: Run, survivor: Survivor): void {
  const attack = runningAttack(r.state);
  const weapon = attack?.survivor === survivor.id ? weaponOf(r, survivor, attack.weapon) : undefined;
  if (weapon === undefined) return;
  const { keywords } = weapon;
  survivor.woundedWith.push(...keywords.filter((word) => !survivor.woundedWith.includes(word)));
  if (keywords.includes('provoke')) gainPriority(r, survivor.id, false);
}
