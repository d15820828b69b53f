import { type Base, baseOf, blockedBy, distance, inBlindSpot, pathTo, type Space } from '../board';
import { attackFacts } from './attackFacts';
import { survivorById } from './find';
import { activeGear } from './gearGrid';
import { monsterBase, obstacleTiles } from './grounds';
import { reachOf } from './moves';
import type { Run } from './procedure';
import { isReady } from './readyWeapons';

/** What a space means for somebody who would stand there. */
export interface Prospect {
  /** Spaces from the monster. */
  away: number;
  blindSpot: boolean;
  /** Where the line between the two is blocked; null: they see each other (SD-1.8). */
  blockedAt: Space | null;
}

/** How a space lies to the monster; null while that is off the board. */
export function prospectOf(r: Run, space: Space): Prospect | null {
  const monster = monsterBase(r.state);
  if (monster === null) return null;
  const here = baseOf(space);
  return {
    away: distance(monster, here),
    blindSpot: inBlindSpot(monster, space),
    blockedAt: blockedBy(here, monster, obstacleTiles(r)),
  };
}

/** The attacks a survivor could make if it stood at this space, as things are. */
export function attacksFrom(r: Run, survivor: string, space: Space): ReturnType<typeof attackFacts>[] {
  const survivors = r.state.survivors.map((s) => (s.id === survivor ? { ...s, space } : s));
  const there: Run = { ...r, state: { ...r.state, survivors } };
  const who = survivorById(there.state, survivor);
  return activeGear(there, who)
    .weapons.filter((weapon) => isReady(there, who, weapon))
    .map((weapon) => attackFacts(there, who, weapon));
}

/** The spaces that a survivor walks to one so many steps away; empty where it can't. */
export function wayTo(r: Run, survivor: string, space: Space, steps: number): Space[] {
  const reach = reachOf(r, survivorById(r.state, survivor), steps);
  return reach === null ? [] : pathTo(reach, space);
}

/** Everywhere a survivor can walk with one movement. */
export function walkableBy(r: Run, survivor: string): Space[] {
  return reachOf(r, survivorById(r.state, survivor))?.spaces ?? [];
}

/** Whether two bases see each other, or where that is blocked (SD-1.8). */
export const sightBetween = (r: Run, a: Base, b: Base): Space | null => blockedBy(a, b, obstacleTiles(r));
