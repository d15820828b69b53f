import { baseOf, covers, distance, type FacingBase, SPACES, type Space, spacesOf } from '../board';
import type { Terrain } from './cards/terrain';
import { onBoard } from './find';
import type { Run } from './procedure';
import type { ShowdownState, Tile } from './state';

/** The monster on the board; null while it is off it. */
export function monsterBase({ monster }: ShowdownState): FacingBase | null {
  const { space, size, facing } = monster;
  return space === null ? null : { space, size, facing };
}

const terrainOf = (r: Run, tile: Tile) => r.content.terrain[tile.card];

/** Spaces of every obstacle tile (SD-17.2), tile by tile, as sight wants them. */
export function obstacleTiles(r: Run): Space[][] {
  return r.state.tiles.filter((t) => terrainOf(r, t)?.obstacle === true).map((t) => [...t.spaces]);
}

function marked(r: Run, counts: (card: Terrain) => boolean): Uint8Array {
  const marks = new Uint8Array(SPACES);
  for (const tile of r.state.tiles) {
    const card = terrainOf(r, tile);
    if (card !== undefined && counts(card)) for (const space of tile.spaces) marks[space] = 1;
  }
  return marks;
}

const isImpassable = (card: Terrain): boolean => card.impassable === true || card.monsterImpassable === true;

/** Spaces that survivors can't walk onto (SD-17.2), marked 1. */
export const impassable = (r: Run): Uint8Array => marked(r, isImpassable);

/** Spaces that end a knockback before them (SD-11.6, SD-11.12), marked 1. */
export const stopsKnockback = (r: Run): Uint8Array =>
  marked(r, (card) => isImpassable(card) || card.destructible === true);

/** Spaces that no monster enters (SD-7.8), marked 1. */
export const monsterImpassable = (r: Run): Uint8Array => marked(r, (card) => card.monsterImpassable === true);

/**
 * SD-1.3: spaces occupied by a survivor, the monster or impassable terrain, marked 1: where nobody can be put, and where no
 * survivor walks (SD-11.8, SD-13.3). A survivor who stands on a tile that can only be climbed may walk over all of it.
 * @param walker this survivor's own space is free, and the tile under it walkable
 */
export function occupied(r: Run, walker?: string): Uint8Array {
  const marks = impassable(r);
  for (const survivor of onBoard(r.state)) {
    const space = survivor.space as Space;
    if (survivor.id !== walker) continue;
    const tile = tileAt(r.state, space);
    if (tile !== null) for (const s of tile.spaces) marks[s] = 0;
  }
  for (const survivor of onBoard(r.state)) if (survivor.id !== walker) marks[survivor.space as Space] = 1;
  const base = monsterBase(r.state);
  if (base !== null) for (const space of spacesOf(base)) marks[space] = 1;
  return marks;
}

/** The tile on a space; tiles never overlap (SD-2.10). */
export function tileAt(state: ShowdownState, space: Space): Tile | null {
  return state.tiles.find((t) => t.spaces.includes(space)) ?? null;
}

/** Tiles under or beside a space (SD-17.3). */
export function tilesNear(state: ShowdownState, space: Space): Tile[] {
  const here = baseOf(space);
  return state.tiles.filter((t) => t.spaces.some((s) => distance(here, baseOf(s)) <= 1));
}

/** Tiles of a card on or adjacent to the monster's spaces. */
export function tilesBeside(state: ShowdownState, card: string): Tile[] {
  const base = monsterBase(state);
  if (base === null) return [];
  return state.tiles.filter((t) => t.card === card && t.spaces.some((s) => distance(base, baseOf(s)) <= 1));
}

/** Whether one space is free for a survivor who stands on another: as `occupied`, for a single space (SD-1.3). */
export function isFree(r: Run, space: Space, from: Space): boolean {
  const base = monsterBase(r.state);
  if (base !== null && covers(base, space)) return false;
  if (r.state.survivors.some((s) => s.space === space)) return false;
  const tile = tileAt(r.state, space);
  if (tile === null || tile.spaces.includes(from)) return true;
  const card = r.content.terrain[tile.card];
  return card?.impassable !== true && card?.monsterImpassable !== true;
}

/** Puts a tile on the board; whether it may lie there is the caller's to know. */
export function addTile(r: Run, card: string, spaces: readonly Space[], rule = 'SD-2.7'): void {
  r.state.tiles.push({ id: `t${r.state.nextId}`, card, spaces: [...spaces], marks: [] });
  r.state.nextId += 1;
  r.emit({ type: 'terrainPlaced', card, spaces: [...spaces], rule });
}
