import { inBlindSpot } from '../board';
import type { Group, TargetLine } from './cards/who';
import type { TargetCheck } from './events';
import { monsterBase } from './grounds';
import type { Run } from './procedure';
import type { Scope, Survivor } from './state';
import { firstMisfit, monsterDistance } from './targeting';

/** The card of the gear or tile that hides the survivor: its id is no longer known once it has left the game. */
function hidingCard(r: Run, { hiddenBy, grid }: Survivor): string | null {
  const [by] = hiddenBy;
  if (by === undefined) return null;
  const gear = grid.find((g) => g?.id === by)?.card;
  return gear ?? r.state.tiles.find((t) => t.id === by)?.card ?? by;
}

/** What keeps a term from holding, where the term alone does not say it: a code, or the card behind it. */
function whyMisfit(r: Run, survivor: Survivor, failed: string): string | null {
  if (failed === 'threat') return survivor.standsAfter === null ? hidingCard(r, survivor) : 'knockedDown';
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
