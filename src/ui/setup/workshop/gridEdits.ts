/** Gear ids of a grid, nine places row by row. */
export type GearIds = readonly (string | null)[];

/** A place in the grid of one of the survivors. */
export interface GridPlace {
  owner: number;
  cell: number;
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** A grid with all its nine places. */
export const nine = (grid: GearIds): GearIds => CELLS.map((cell) => grid[cell] ?? null);

export const gearAt = (grids: readonly GearIds[], { owner, cell }: GridPlace): string | null =>
  grids[owner]?.[cell] ?? null;

/** A card, or nothing, comes into a place; whatever lay there is gone. */
export const put = (
  grids: readonly GearIds[],
  { owner, cell }: GridPlace,
  id: string | null,
): readonly GearIds[] =>
  grids.map((grid, at) => (at === owner ? nine(grid).map((old, i) => (i === cell ? id : old)) : grid));

/** Two places change what lies there, in one grid or between two. */
export const swap = (grids: readonly GearIds[], a: GridPlace, b: GridPlace): readonly GearIds[] =>
  put(put(grids, a, gearAt(grids, b)), b, gearAt(grids, a));

/** The first free place of a grid; null: it is full. */
export function freeCell(grid: GearIds): number | null {
  const cell = nine(grid).indexOf(null);
  return cell < 0 ? null : cell;
}

export const sameGrid = (a: GearIds, b: GearIds): boolean => nine(a).join() === nine(b).join();
