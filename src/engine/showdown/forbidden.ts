import { holds } from './conditions';
import { activeGear } from './gearGrid';
import type { Run } from './procedure';
import type { Survivor } from './state';

/**
 * Whether an injury, a disorder or an art forbids something now: `dash`, `dodge`, `survival`, `twoHanded` …
 * (survivors-in-detail.md §11; gear-and-resources.md §16, §17).
 */
export function forbidden(
  r: Run,
  survivor: Survivor,
  what: string,
  bans = activeGear(r, survivor).bans,
): boolean {
  for (const ban of bans) {
    if (ban.what !== what || ban.with !== undefined) continue;
    if (ban.when === undefined) return true;
    if (holds(r, ban.when, { card: { kind: 'rule', id: ban.card }, owner: survivor.id })) return true;
  }
  return false;
}
