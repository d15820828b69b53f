import { type Base, baseOf, covers, type FacingBase } from './base';
import { inBlindSpot } from './facing';
import { columnOf, rowOf, type Space } from './space';

interface Point {
  x: number;
  y: number;
}

/** The centre of a base in half spaces, so that it is whole. */
const centre = ({ space, size }: Base): Point => ({
  x: 2 * columnOf(space) + size,
  y: 2 * rowOf(space) + size,
});

/**
 * Whether the segment touches the closed square of a space: neither a line along the square's sides nor one along the
 * segment has them on different sides. All in whole half spaces, so that a touched corner counts exactly.
 */
function touches(a: Point, b: Point, space: Space): boolean {
  const left = 2 * columnOf(space);
  const top = 2 * rowOf(space);
  if (Math.max(a.x, b.x) < left || Math.min(a.x, b.x) > left + 2) return false;
  if (Math.max(a.y, b.y) < top || Math.min(a.y, b.y) > top + 2) return false;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  // On which side of the line the north-west corner is; the other corners differ from it by these.
  const corner = dx * (top - a.y) - dy * (left - a.x);
  const east = -2 * dy;
  const south = 2 * dx;
  const least = corner + Math.min(east, 0) + Math.min(south, 0);
  const most = corner + Math.max(east, 0) + Math.max(south, 0);
  return least <= 0 && most >= 0;
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
      if (touches(from, to, space) && !covers(a, space) && !covers(b, space)) return space;
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
