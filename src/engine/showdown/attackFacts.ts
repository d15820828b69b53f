import { total } from './figure';
import type { Weapon } from './gearGrid';
import { hitChance } from './hits';
import type { Run } from './procedure';
import type { Survivor } from './state';
import { weaponNeed, weaponSpeed } from './weapons';

/** What an attack with a weapon would be rolled with. */
export function attackFacts(r: Run, survivor: Survivor, weapon: Weapon) {
  const need = total(weaponNeed(r, survivor, weapon, []));
  const dice = total(weaponSpeed(r, survivor, weapon, null, []));
  const { id, card } = weapon;
  return {
    key: `attack:${id}`,
    weapon: id,
    survivor: survivor.id,
    card,
    need,
    dice,
    chance: hitChance(need),
  };
}
