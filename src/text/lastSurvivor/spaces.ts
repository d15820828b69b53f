/** What of a map its spaces are named by. */
export type NamedTiles = readonly { q: number; r: number; terrain: string }[];

/** A space as its name tells it: its terrain, and where it is, such as "C2". */
export interface Spot {
  terrain: string;
  at: string;
}

const made = new WeakMap<NamedTiles, Map<string, Spot>>();

/** Rows have letters from the top, spaces in a row numbers from the left. */
function spotsOf(tiles: NamedTiles): Map<string, Spot> {
  const rows = [...new Set(tiles.map(({ r }) => r))].sort((a, b) => a - b);
  return new Map(
    tiles.map(({ q, r, terrain }) => {
      const row = tiles.filter((tile) => tile.r === r).sort((a, b) => a.q - b.q);
      const at = `${String.fromCharCode(65 + rows.indexOf(r))}${row.findIndex((tile) => tile.q === q) + 1}`;
      return [`${q},${r}`, { terrain, at }];
    }),
  );
}

/** Where a space of a map is; undefined: there is none. */
export function spotOf(tiles: NamedTiles, space: string): Spot | undefined {
  const known = made.get(tiles) ?? spotsOf(tiles);
  made.set(tiles, known);
  return known.get(space);
}
