import { runningAttack, survivorById } from './find';
import { activeGear, type Weapon } from './gearGrid';
import type { Run } from './procedure';

/** The weapon of the innermost attack under way, as it lies in the attacker's grid. */
export function runningWeapon(r: Run): Weapon | undefined {
  const attack = runningAttack(r.state);
  if (attack === undefined) return undefined;
  const { weapons } = activeGear(r, survivorById(r.state, attack.survivor));
  return weapons.find((w) => w.id === attack.weapon);
}
