import { type Base, baseOf, type Facing } from './base';
import { FACINGS, opposite } from './facing';
import type { Space } from './space';
import { cornerAfter, directlyAway } from './straight';

/** Where a knockback goes, and what ended it early. */
export interface KnockbackLine {
  path: Space[];
  end: Space;
  stopped: 'no' | 'edge' | 'impassable';
  /** The impassable space it ran into. */
  at: Space | null;
}

/** SD-11.9: the equal directions away from the source. */
export const knockbackDirections = (source: Base, target: Space): Facing[] =>
  directlyAway(baseOf(target), source);

/** SD-11.7: the ways along the edge for a knockback that would lead straight off the board; empty where it does not. */
export function edgeDirections(from: Space, direction: Facing): Facing[] {
  if (cornerAfter(from, 1, direction) !== null) return [];
  return FACINGS.filter(
    (f) => f !== direction && f !== opposite(direction) && cornerAfter(from, 1, f) !== null,
  );
}

/** SD-11.6, SD-11.7: a straight line of so many spaces that stops at the edge or before impassable terrain. */
export function knockbackLine(
  from: Space,
  direction: Facing,
  spaces: number,
  impassable: ArrayLike<number>,
): KnockbackLine {
  const path: Space[] = [];
  let end = from;
  while (path.length < spaces) {
    const next = cornerAfter(end, 1, direction);
    if (next === null) return { path, end, stopped: 'edge', at: null };
    if (impassable[next] === 1) return { path, end, stopped: 'impassable', at: next };
    end = next;
    path.push(end);
  }
  return { path, end, stopped: 'no', at: null };
}
