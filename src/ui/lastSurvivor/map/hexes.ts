import type { SurvivorContent } from '../../../engine';

export type Tile = SurvivorContent['maps'][string]['tiles'][number];

/** A tile where it is drawn; the radius of a hex is 10. */
export interface Hex {
  key: string;
  tile: Tile;
  x: number;
  y: number;
}

export const RADIUS = 10;
const WIDTH = Math.sqrt(3) * RADIUS;

/** The outline of a hex round its middle, standing on a corner. */
export function outline(radius: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A map as it is drawn: its rows from the top, each from the left, and the box round it. */
export interface MapView {
  rows: Hex[][];
  box: { x: number; y: number; width: number; height: number };
}

/** Lays a map out; damaged maps come here as well, so nothing is taken for granted. */
export function layOut(tiles: readonly Tile[]): MapView {
  const hexes = tiles.map((tile) => ({
    key: `${tile.q},${tile.r}`,
    tile,
    x: WIDTH * (tile.q + tile.r / 2),
    y: 1.5 * RADIUS * tile.r,
  }));
  const rows = [...new Set(hexes.map(({ tile }) => tile.r))]
    .sort((a, b) => a - b)
    .map((r) => hexes.filter(({ tile }) => tile.r === r).sort((a, b) => a.x - b.x));
  const [xs, ys] = [hexes.map(({ x }) => x), hexes.map(({ y }) => y)];
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  return {
    rows,
    box: {
      x: left - WIDTH / 2 - 0.6,
      y: top - RADIUS - 0.6,
      width: Math.max(0, ...xs) - left + WIDTH + 1.2,
      height: Math.max(0, ...ys) - top + 2 * RADIUS + 1.2,
    },
  };
}

/** How far beside each other, in hundredths: halves are equal however they are reckoned. */
const beside = (hex: Hex, x: number): number => Math.round(Math.abs(hex.x - x) * 100);

/** The hex of a row that is nearest to a place; of two the left one. */
const nearest = (row: readonly Hex[] | undefined, x: number): Hex | undefined =>
  row?.reduce<Hex | undefined>(
    (best, hex) => (best === undefined || beside(hex, x) < beside(best, x) ? hex : best),
    undefined,
  );

/** Where an arrow, Home or End leads; undefined: nowhere. */
export function stepTo(rows: readonly Hex[][], from: string, key: string): Hex | undefined {
  const at = rows.findIndex((row) => row.some((hex) => hex.key === from));
  const row = rows[at] ?? [];
  const column = row.findIndex((hex) => hex.key === from);
  switch (key) {
    case 'ArrowLeft':
      return row[column - 1];
    case 'ArrowRight':
      return row[column + 1];
    case 'ArrowUp':
      return nearest(rows[at - 1], row[column]?.x ?? 0);
    case 'ArrowDown':
      return nearest(rows[at + 1], row[column]?.x ?? 0);
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}
