import { rectangle } from './base';
import { COLUMNS, columnOf, ROWS, rowOf, SPACES, type Space } from './space';

/** A place for a terrain tile: its north-west corner, its size as it lies, and its spaces. */
export interface Placement {
  at: Space;
  width: number;
  height: number;
  spaces: readonly Space[];
  /** Its `fullRing`. */
  ring: readonly Space[] | null;
}

/** Every place on the board for a tile of this size; a tile that is not square may lie either way (terrain.md §2). */
export function allPlacements(width: number, height: number): Placement[] {
  const ways =
    width === height
      ? [[width, height] as const]
      : ([
          [width, height],
          [height, width],
        ] as const);
  return ways.flatMap(([w, h]) =>
    Array.from({ length: SPACES }, (_, at) => at)
      .filter((at) => columnOf(at) + w <= COLUMNS && rowOf(at) + h <= ROWS)
      .map((at) => ({
        at,
        width: w,
        height: h,
        spaces: rectangle(columnOf(at), rowOf(at), w, h),
        ring: fullRing({ at, width: w, height: h }),
      })),
  );
}

/** SD-1.2: the distance between two sets of spaces; infinite if one is empty. */
export function spacesDistance(a: readonly Space[], b: readonly Space[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const x of a) {
    for (const y of b) {
      const steps = Math.abs(columnOf(x) - columnOf(y)) + Math.abs(rowOf(x) - rowOf(y));
      if (steps < least) least = steps;
    }
  }
  return least;
}

/** The spaces round a tile, corners included; null where the board ends beside it. */
export function fullRing({ at, width, height }: Omit<Placement, 'spaces' | 'ring'>): Space[] | null {
  const column = columnOf(at) - 1;
  const row = rowOf(at) - 1;
  if (column < 0 || row < 0 || column + width + 2 > COLUMNS || row + height + 2 > ROWS) return null;
  const inside = new Set(rectangle(column + 1, row + 1, width, height));
  return rectangle(column, row, width + 2, height + 2).filter((space) => !inside.has(space));
}
