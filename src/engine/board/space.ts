/** One space of the board: row × 16 + column, from 0 (A1) to 351 (P22). Rows and columns count from 0. */
export type Space = number;

/** SD-1.1: columns A–P. */
export const COLUMNS = 16;
/** SD-1.1: rows 1–22. */
export const ROWS = 22;
export const SPACES = COLUMNS * ROWS;

export const spaceAt = (column: number, row: number): Space => row * COLUMNS + column;
export const columnOf = (space: Space): number => space % COLUMNS;
export const rowOf = (space: Space): number => (space / COLUMNS) | 0;

/** Whether a column and a row (from 0) lie on the board. */
export const onBoard = (column: number, row: number): boolean =>
  column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;

const NAMES: readonly string[] = Array.from(
  { length: SPACES },
  (_, space) => `${String.fromCharCode(65 + columnOf(space))}${rowOf(space) + 1}`,
);

/** How the board writes a space (SD-1.1): `H11`. */
export const spaceName = (space: Space): string => NAMES[space] ?? `?${space}`;

const SPACE_OF: ReadonlyMap<string, Space> = new Map(NAMES.map((name, space) => [name, space]));

/** The space with this name, in capitals or not; null if there is none. */
export const parseSpace = (name: string): Space | null => SPACE_OF.get(name.toUpperCase()) ?? null;
