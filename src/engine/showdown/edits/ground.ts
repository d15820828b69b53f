import { COLUMNS, columnOf, parseSpace, ROWS, rectangle, rowOf, type Space, spacesOf } from '../../board';
import { onBoard } from '../find';
import { addTile as lay, monsterBase } from '../grounds';
import type { Run } from '../procedure';
import { removeTile as takeAway } from '../whereabouts';
import type { EditOf } from './schema';

/** A tile is laid: on the board, on no other tile (SD-2.10), and under nobody whom it would shut in. */
export function addTile(r: Run, { card, at, turned }: EditOf<'addTile'>): string | null {
  const terrain = Object.hasOwn(r.content.terrain, card) ? r.content.terrain[card] : undefined;
  if (terrain === undefined) return `there is no terrain "${card}"`;
  const corner = parseSpace(at) as Space;
  const [width, height] = turned === true ? [terrain.height, terrain.width] : [terrain.width, terrain.height];
  if (columnOf(corner) + width > COLUMNS || rowOf(corner) + height > ROWS)
    return 'it would hang over the edge';
  const spaces = rectangle(columnOf(corner), rowOf(corner), width, height);
  if (r.state.tiles.some((t) => t.spaces.some((s) => spaces.includes(s)))) return 'another tile lies there';
  const base = monsterBase(r.state);
  const survivors = onBoard(r.state).map((s) => s.space as Space);
  const shut = terrain.monsterImpassable === true && base !== null ? spacesOf(base) : [];
  const figures = terrain.impassable === true || shut.length > 0 ? [...survivors, ...shut] : [];
  if (figures.some((s) => spaces.includes(s))) return 'somebody stands there';
  lay(r, card, spaces, 'SD-2.9');
  return null;
}

export function removeTile(r: Run, { tile }: EditOf<'removeTile'>): string | null {
  if (!r.state.tiles.some((t) => t.id === tile)) return `there is no tile "${tile}"`;
  takeAway(r, tile, 'SD-2.9');
  return null;
}
