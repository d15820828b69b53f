import { type Base, type Facing, type FacingBase, rectangle } from './base';
import { columnOf, rowOf, type Space } from './space';

export const FACINGS: readonly Facing[] = ['N', 'E', 'S', 'W'];

/** Columns and rows that one step in a direction changes. */
export const STEP: Readonly<Record<Facing, { column: number; row: number }>> = {
  N: { column: 0, row: -1 },
  E: { column: 1, row: 0 },
  S: { column: 0, row: 1 },
  W: { column: -1, row: 0 },
};

const OPPOSITE: Readonly<Record<Facing, Facing>> = { N: 'S', E: 'W', S: 'N', W: 'E' };

export const opposite = (facing: Facing): Facing => OPPOSITE[facing];

/** SD-1.7: ahead of the line of the front edge, over the whole width of the board. */
export function isInFront({ space, size, facing }: FacingBase, other: Space): boolean {
  if (facing === 'N') return rowOf(other) < rowOf(space);
  if (facing === 'S') return rowOf(other) >= rowOf(space) + size;
  if (facing === 'W') return columnOf(other) < columnOf(space);
  return columnOf(other) >= columnOf(space) + size;
}

/** SD-7.9: every facing that has the space in front; one, two for a diagonal one, none under the base. */
export function facingsToward({ space, size }: Base, other: Space): Facing[] {
  return FACINGS.filter((facing) => isInFront({ space, size, facing }, other));
}

/** The opposites of the facings that have the space in front. */
export function facingsAwayFrom(base: Base, other: Space): Facing[] {
  return facingsToward(base, other).map(opposite);
}

/** SD-1.5: the row of spaces directly behind the base, corners not included; those off the board fall away. */
export function blindSpot({ space, size, facing }: FacingBase): Space[] {
  const column = columnOf(space);
  const row = rowOf(space);
  if (facing === 'N') return rectangle(column, row + size, size, 1);
  if (facing === 'S') return rectangle(column, row - 1, size, 1);
  if (facing === 'W') return rectangle(column + size, row, 1, size);
  return rectangle(column - 1, row, 1, size);
}

/** Whether the space is in the blind spot: behind the base by one, and within its width. */
export function inBlindSpot({ space, size, facing }: FacingBase, other: Space): boolean {
  const dx = columnOf(other) - columnOf(space);
  const dy = rowOf(other) - rowOf(space);
  const across = facing === 'N' || facing === 'S' ? dx : dy;
  if (across < 0 || across >= size) return false;
  if (facing === 'N') return dy === size;
  if (facing === 'S') return dy === -1;
  if (facing === 'W') return dx === size;
  return dx === -1;
}

/** The facings that put the space into the blind spot; none unless it is adjacent. */
export function facingsWithInBlindSpot({ space, size }: Base, other: Space): Facing[] {
  return FACINGS.filter((facing) => inBlindSpot({ space, size, facing }, other));
}
