import { inBlindSpot } from '../board';
import type { Group, TargetLine } from './cards/who';
import type { TargetCheck } from './events';
import { monsterBase } from './grounds';
import type { Run } from './procedure';
import type { Scope, Survivor } from './state';
import { firstMisfit, monsterDistance } from './targeting';

/** What keeps a term from holding, where the term alone does not say it: a code, or the card behind it. */
function whyMisfit(r: Run, survivor: Survivor, failed: string): string | null {
  if (failed === 'threat')
    return survivor.standsAfter === null ? (survivor.hiddenBy[0] ?? null) : 'knockedDown';
  if (failed !== 'inFieldOfView' || survivor.space === null) return null;
  const base = monsterBase(r.state);
  return base !== null && inBlindSpot(base, survivor.space) ? 'inBlindSpot' : 'sightBlocked';
}

/** How a survivor on the board fares against one line: the first term that fails, and what the line compares by (SD-6.1). */
export function checkOf(
  r: Run,
  survivor: Survivor,
  line: Group | TargetLine,
  scope: Scope | null,
): TargetCheck {
  const failed = firstMisfit(r, survivor, line, scope);
  const why = failed === null ? null : whyMisfit(r, survivor, failed);
  const away = monsterDistance(r, survivor);
  return {
    survivor: survivor.id,
    failed,
    ...(why === null ? {} : { why }),
    away: Number.isFinite(away) ? away : null,
    ...('pick' in line && line.pick === 'mostBleeding' ? { bleeding: survivor.bleeding } : {}),
  };
}
