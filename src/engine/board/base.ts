import { COLUMNS, columnOf, ROWS, rowOf, type Space, spaceAt } from './space';

/** A square of spaces (SD-1.4): its north-west corner and its side. A survivor's is 1. */
export interface Base {
  space: Space;
  size: number;
}

/** SD-1.4: N is towards row 1, S towards row 22, W towards column A, E towards column P. */
export type Facing = 'N' | 'E' | 'S' | 'W';

export interface FacingBase extends Base {
  facing: Facing;
}

/** A base of one space. */
export const baseOf = (space: Space): Base => ({ space, size: 1 });

/** Whether a base with this corner lies wholly on the board. */
export function fits(space: Space, size: number): boolean {
  return space >= 0 && columnOf(space) + size <= COLUMNS && rowOf(space) + size <= ROWS;
}

/** The spaces of a rectangle given by its corner, those off the board left out; row by row. */
export function rectangle(column: number, row: number, width: number, height: number): Space[] {
  const spaces: Space[] = [];
  const right = Math.min(column + width, COLUMNS);
  const bottom = Math.min(row + height, ROWS);
  for (let y = Math.max(row, 0); y < bottom; y += 1) {
    for (let x = Math.max(column, 0); x < right; x += 1) spaces.push(spaceAt(x, y));
  }
  return spaces;
}

/** Every corner for a base of this size that lies on the board, adjacent to a space (SD-1.2). */
export function basesBeside(space: Space, size: number): Space[] {
  const beside = baseOf(space);
  const around = rectangle(columnOf(space) - size, rowOf(space) - size, 2 * size + 1, 2 * size + 1);
  return around.filter((corner) => fits(corner, size) && distance({ space: corner, size }, beside) === 1);
}

/** All spaces under a base, row by row. */
export function spacesOf({ space, size }: Base): Space[] {
  return rectangle(columnOf(space), rowOf(space), size, size);
}

/** Whether the base stands on the space. */
export function covers({ space, size }: Base, other: Space): boolean {
  const dx = columnOf(other) - columnOf(space);
  const dy = rowOf(other) - rowOf(space);
  return dx >= 0 && dx < size && dy >= 0 && dy < size;
}

/** How far apart two stretches of a line are; 0 where they overlap. */
const gap = (a: number, sizeA: number, b: number, sizeB: number): number =>
  Math.max(0, b - (a + sizeA - 1), a - (b + sizeB - 1));

/** SD-1.2: orthogonal steps between the nearest spaces of two bases; 0 where they overlap, 1 is adjacent. */
export function distance(a: Base, b: Base): number {
  return (
    gap(columnOf(a.space), a.size, columnOf(b.space), b.size) +
    gap(rowOf(a.space), a.size, rowOf(b.space), b.size)
  );
}

function sidesOf({ space, size }: Base): Space[] {
  const column = columnOf(space);
  const row = rowOf(space);
  return [
    ...rectangle(column, row - 1, size, 1),
    ...rectangle(column, row + size, size, 1),
    ...rectangle(column - 1, row, 1, size),
    ...rectangle(column + size, row, 1, size),
  ];
}

/** The sides of bases, by size and space: there are few, and they are asked for at every step. */
const sides: (readonly Space[])[][] = [];

/** SD-1.2: the spaces at distance 1, on the board; north, south, west, east side. */
export function adjacentSpaces(base: Base): readonly Space[] {
  const { space, size } = base;
  sides[size] ??= [];
  const ofSize = sides[size];
  ofSize[space] ??= sidesOf(base);
  return ofSize[space];
}
