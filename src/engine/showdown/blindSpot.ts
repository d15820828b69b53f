import { inBlindSpot } from '../board';
import { activeGear } from './gearGrid';
import { monsterBase } from './grounds';
import type { Run } from './procedure';
import type { Survivor } from './state';

/** Whether the survivor attacks out of the blind spot (SD-14.3). */
export function fromBlindSpot(r: Run, survivor: Survivor): boolean {
  const base = monsterBase(r.state);
  if (base === null || survivor.space === null) return false;
  return inBlindSpot(base, survivor.space) || activeGear(r, survivor).rules.has('alwaysInBlindSpot');
}
