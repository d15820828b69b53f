import { baseOf, distance, inBlindSpot, isInFront, lineOfSight, type Space, zoneSpaces } from '../board';
import { barred } from './barred';
import type { Group, Term } from './cards/who';
import type { ZoneShape } from './cards/zone';
import { onBoard } from './find';
import { activeGear } from './gearGrid';
import { monsterBase, obstacleTiles } from './grounds';
import { monsterNumber } from './monsterNumbers';
import type { Run } from './procedure';
import { survivorFor } from './scope';
import { seesAll } from './standing';
import type { Scope, Survivor } from './state';
import { INSANE } from './terms';

/** SD-6.9: not knocked down and not made "not a threat"; while the monster counts everyone as one, only standing matters. */
export function isThreat(r: Run, survivor: Survivor): boolean {
  if (survivor.standsAfter !== null) return false;
  if (survivor.hiddenBy.length === 0) return true;
  if (r.state.round <= r.state.monster.seesAllUntil || seesAll(r)) return true;
  return activeGear(r, survivor).rules.has('alwaysThreat');
}

const isInsane = (survivor: Survivor): boolean => survivor.insanity >= INSANE;

/** Whether an injury or a closed helm makes the survivor deaf. */
export const isDeaf = (r: Run, survivor: Survivor): boolean =>
  survivor.injuries.includes('deaf') || barred(r, survivor, 'hearing');

/** Spaces between the monster and a survivor by SD-1.2; infinite while one of them is off the board. */
export function monsterDistance(r: Run, survivor: Survivor): number {
  const base = monsterBase(r.state);
  if (base === null || survivor.space === null) return Number.POSITIVE_INFINITY;
  return distance(base, baseOf(survivor.space));
}

/** SD-1.6, and standing on a climbed obstacle (Giant Stone Face) one is in view of the blind spot too. */
function inView(r: Run, space: Space): boolean {
  const base = monsterBase(r.state);
  if (base === null) return false;
  const raised = r.state.tiles.some(
    (t) => t.spaces.includes(space) && r.content.terrain[t.card]?.raised === true,
  );
  if (inBlindSpot(base, space) && !raised) return false;
  return lineOfSight(base, baseOf(space), obstacleTiles(r));
}

/** SD-6.3: the zone is drawn from the monster's base and facing; off the board it has none. */
function inZone(r: Run, space: Space, zone: ZoneShape): boolean {
  const base = monsterBase(r.state);
  return base !== null && zoneSpaces(base, zone).includes(space);
}

function termHolds(r: Run, survivor: Survivor, term: Term): boolean {
  const base = monsterBase(r.state);
  const space = survivor.space as Space;
  switch (term) {
    case 'knockedDown':
      return survivor.standsAfter !== null;
    case 'standing':
      return survivor.standsAfter === null;
    case 'facing':
      return base !== null && isInFront(base, space);
    case 'inFieldOfView':
      return inView(r, space);
    case 'inBlindSpot':
      return base !== null && inBlindSpot(base, space);
    case 'inRange':
      return monsterDistance(r, survivor) <= monsterNumber(r, 'movement');
    case 'adjacent':
      return monsterDistance(r, survivor) === 1;
    case 'nonDeaf':
      return !isDeaf(r, survivor);
    case 'insane':
      return isInsane(survivor);
    case 'lastToWound':
      return r.state.lastToWound === survivor.id;
    case 'victimOfGrabLastRound':
      return r.state.grabbed.some((g) => g.survivor === survivor.id && g.round === r.state.round - 1);
    case 'withConsumable':
      return activeGear(r, survivor).keywords.has('consumable');
  }
}

/** Why a survivor on the board does not belong to the group: the first term that fails; null if it belongs (SD-6.1). */
export function firstMisfit(r: Run, survivor: Survivor, group: Group, scope: Scope | null): string | null {
  if (group.among === 'threat' && !isThreat(r, survivor)) return 'threat';
  for (const term of group.terms ?? []) if (!termHolds(r, survivor, term)) return term;
  if (group.within !== undefined && monsterDistance(r, survivor) > group.within) return 'within';
  if (group.zone !== undefined && !inZone(r, survivor.space as Space, group.zone)) return 'zone';
  if (group.except !== undefined && scope !== null && scope[group.except as 'target'] === survivor.id)
    return 'except';
  if (group.adjacentTo !== undefined && !besideFigure(r, survivor, group.adjacentTo, scope))
    return 'adjacentTo';
  return null;
}

function besideFigure(
  r: Run,
  survivor: Survivor,
  who: NonNullable<Group['adjacentTo']>,
  scope: Scope | null,
): boolean {
  if (who === 'monster') return monsterDistance(r, survivor) === 1;
  const other = scope === null ? null : survivorFor(r, who, scope);
  if (other === null || other.space === null || other.id === survivor.id) return false;
  return distance(baseOf(other.space), baseOf(survivor.space as Space)) === 1;
}

/** Whether a survivor on the board belongs to the group. */
export const fits = (r: Run, survivor: Survivor, group: Group, scope: Scope | null): boolean =>
  firstMisfit(r, survivor, group, scope) === null;

/** All survivors on the board that belong to the group, in the order of their seats. */
export const groupOf = (r: Run, group: Group, scope: Scope | null): Survivor[] =>
  onBoard(r.state).filter((s) => fits(r, s, group, scope));
