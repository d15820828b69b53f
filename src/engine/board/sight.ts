import { type Base, baseOf, covers, type FacingBase } from './base';
import { inBlindSpot } from './facing';
import { columnOf, rowOf, type Space } from './space';

/** The centre of a base in half spaces, so that it is whole. */
const centre = ({ space, size }: Base) => ({ x: 2 * columnOf(space) + size, y: 2 * rowOf(space) + size });

/** Whether the segment touches the closed square of a space: no line along a side of either parts them. */
function touches(a: { x: number; y: number }, b: { x: number; y: number }, space: Space): boolean {
  const left = 2 * columnOf(space);
  const top = 2 * rowOf(space);
  if (Math.max(a.x, b.x) < left || Math.min(a.x, b.x) > left + 2) return false;
  if (Math.max(a.y, b.y) < top || Math.min(a.y, b.y) > top + 2) return false;
  const side = (x: number, y: number) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
  const corners = [side(left, top), side(left + 2, top), side(left, top + 2), side(left + 2, top + 2)];
  return Math.min(...corners) <= 0 && Math.max(...corners) >= 0;
}

/**
 * The first obstacle space that the line from centre to centre touches, be it only an edge or a corner; null when sight is
 * free. Obstacle spaces under either end do not block, the rest of their tiles does (SD-1.8).
 */
export function blockedBy(a: Base, b: Base, obstacles: readonly (readonly Space[])[]): Space | null {
  const from = centre(a);
  const to = centre(b);
  for (const tile of obstacles) {
    for (const space of tile) {
      if (!covers(a, space) && !covers(b, space) && touches(from, to, space)) return space;
    }
  }
  return null;
}

/** SD-1.8: whether nothing blocks the line between two bases. */
export const lineOfSight = (a: Base, b: Base, obstacles: readonly (readonly Space[])[]): boolean =>
  blockedBy(a, b, obstacles) === null;

/** SD-1.6: not in the blind spot and not hidden by an obstacle. The flanks are in view. */
export const inFieldOfView = (
  monster: FacingBase,
  space: Space,
  obstacles: readonly (readonly Space[])[],
): boolean => !inBlindSpot(monster, space) && lineOfSight(monster, baseOf(space), obstacles);
