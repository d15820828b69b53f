import { lookUp } from '../words';
import { names } from './en/names';

/** What of a map its spaces are named by. */
export type NamedTiles = readonly { q: number; r: number; terrain: string }[];

const made = new WeakMap<NamedTiles, Map<string, string>>();

/** Rows have letters from the top, spaces in a row numbers from the left: "Forest C2". */
function named(tiles: NamedTiles): Map<string, string> {
  const rows = [...new Set(tiles.map(({ r }) => r))].sort((a, b) => a - b);
  return new Map(
    tiles.map(({ q, r, terrain }) => {
      const row = tiles.filter((tile) => tile.r === r).sort((a, b) => a.q - b.q);
      const name = lookUp(names.terrain as Readonly<Record<string, string>>, terrain) ?? terrain;
      const at = `${String.fromCharCode(65 + rows.indexOf(r))}${row.findIndex((tile) => tile.q === q) + 1}`;
      return [`${q},${r}`, `${name.charAt(0).toUpperCase()}${name.slice(1)} ${at}`];
    }),
  );
}

/** The name of a space of a map; undefined: there is none. */
export function spaceNameOf(tiles: NamedTiles, space: string): string | undefined {
  const known = made.get(tiles) ?? named(tiles);
  made.set(tiles, known);
  return known.get(space);
}
