import { type Base, distance, fits } from './base';
import { FACINGS } from './facing';
import { SPACES, type Space } from './space';
import { cornerAfter, isClear } from './straight';

/** A base that wants to come within reach of the nearest of its targets. */
export interface Approach {
  base: Base;
  targets: readonly Base[];
  /** 1: adjacent; 0: onto it. */
  reach: number;
  /** Spaces no monster may enter, marked 1 (SD-7.8). */
  blocked?: ArrayLike<number> | undefined;
}

/** How many spaces are left to go from a corner; infinite if there is no way. */
export type StepsToGo = (corner: Space) => number;

const nearest = (place: Base, targets: readonly Base[]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) least = Math.min(least, distance(place, target));
  return least;
};

/** With nothing in the way every step towards a target is one less, and the board's edge is never between. */
function acrossOpenBoard({ base, targets, reach }: Approach): StepsToGo {
  const { size } = base;
  return (corner) => Math.max(0, nearest({ space: corner, size }, targets) - reach);
}

/** All corners at which the base is within reach and may stand. */
function goals({ base, targets, reach, blocked }: Approach): Space[] {
  const { size } = base;
  return Array.from({ length: SPACES }, (_, space) => space).filter(
    (space) =>
      fits(space, size) &&
      nearest({ space, size }, targets) <= reach &&
      (space === base.space || isClear({ space, size }, blocked)),
  );
}

/** Round what is in the way: rings of corners from the goals back to where the base stands. */
function roundObstacles(approach: Approach): StepsToGo {
  const { base, blocked } = approach;
  const { size } = base;
  const steps = new Array<number>(SPACES).fill(Number.POSITIVE_INFINITY);
  let ring = goals(approach);
  for (const goal of ring) steps[goal] = 0;
  for (let step = 1; ring.length > 0 && steps[base.space] === Number.POSITIVE_INFINITY; step += 1) {
    const next: Space[] = [];
    for (const corner of ring) {
      for (const direction of FACINGS) {
        const space = cornerAfter(corner, size, direction);
        if (space === null || steps[space] !== Number.POSITIVE_INFINITY) continue;
        if (space !== base.space && !isClear({ space, size }, blocked)) continue;
        steps[space] = step;
        next.push(space);
      }
    }
    ring = next;
  }
  return (corner) => steps[corner] ?? Number.POSITIVE_INFINITY;
}

function anyMarked(blocked: ArrayLike<number> | undefined): boolean {
  if (blocked === undefined) return false;
  for (let space = 0; space < SPACES; space += 1) if (blocked[space] === 1) return true;
  return false;
}

/**
 * SD-7.1, SD-7.3: the spaces to go from any corner until the base is in reach. Where the base already stands counts as
 * open, whatever is under it: it may walk off.
 */
export function stepsToGo(approach: Approach): StepsToGo {
  return anyMarked(approach.blocked) ? roundObstacles(approach) : acrossOpenBoard(approach);
}
