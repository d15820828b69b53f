import { type Base, baseOf, distance } from './base';
import { SPACES, type Space } from './space';

/** Those of the spaces that are free. */
export const freeAmong = (spaces: readonly Space[], occupied: ArrayLike<number>): Space[] =>
  spaces.filter((space) => occupied[space] !== 1);

/** SD-11.5: all free spaces that are nearest to a base by SD-1.2; its own count as distance 0. Empty on a full board. */
export function nearestFree(from: Base, occupied: ArrayLike<number>): Space[] {
  let least = Number.POSITIVE_INFINITY;
  let nearest: Space[] = [];
  for (let space = 0; space < SPACES; space += 1) {
    if (occupied[space] === 1) continue;
    const away = distance(from, baseOf(space));
    if (away < least) {
      least = away;
      nearest = [];
    }
    if (away === least) nearest.push(space);
  }
  return nearest;
}
