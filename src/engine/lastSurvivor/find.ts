import { ownOf } from '../table/ownOf';
import type { ItemCard, SupportCard, SurvivorCard, TerrainCard, Tile } from './cards/content';
import type { Run, Seen } from './procedure';
import type { Duel, Survivor, SurvivorState } from './state';
import { RESOURCES, type Resource } from './terms';

function must<T>(found: T | undefined | null, what: string): T {
  if (found === undefined || found === null) throw new Error(`there is no ${what}`);
  return found;
}

export const survivorById = ({ survivors }: SurvivorState, id: string): Survivor =>
  must(
    survivors.find((s) => s.id === id),
    `survivor ${id}`,
  );

type Cards = Pick<Seen, 'content'>;
export const survivorCard = ({ content }: Cards, id: string): SurvivorCard =>
  must(ownOf(content.survivors, id), `survivor card ${id}`);
export const itemCard = ({ content }: Cards, id: string): ItemCard =>
  must(ownOf(content.items, id), `item ${id}`);
export const supportCard = ({ content }: Cards, id: string): SupportCard =>
  must(ownOf(content.supports, id), `support card ${id}`);

export const duelOf = ({ state }: Pick<Run, 'state'>): Duel => must(state.duel, 'duel');

export const living = ({ survivors }: SurvivorState): Survivor[] =>
  survivors.filter((s) => s.status === 'alive');

/** Those who live, clockwise from a seat on; the seat of a dead one counts as a place to begin. */
export function clockwise(state: SurvivorState, from: number): Survivor[] {
  const { survivors } = state;
  return survivors
    .map((_, i) => survivors[(from + i) % survivors.length] as Survivor)
    .filter((s) => s.status === 'alive');
}

export const keyOf = ({ q, r }: { q: number; r: number }): string => `${q},${r}`;

function tilesOf({ state, content }: Seen): readonly Tile[] {
  return must(ownOf(content.maps, state.map), `map ${state.map}`).tiles;
}

export const tileAt = (r: Seen, space: string): Tile =>
  must(
    tilesOf(r).find((t) => keyOf(t) === space),
    `tile ${space}`,
  );

export const hasTile = (r: Seen, space: string): boolean => tilesOf(r).some((t) => keyOf(t) === space);

export const terrainOf = (r: Seen, space: string): TerrainCard => {
  const { terrain } = tileAt(r, space);
  return must(ownOf(r.content.terrains, terrain), `terrain ${terrain}`);
};

/** Spaces between two hexes: none between a space and itself, one between neighbours. */
export function apart(r: Seen, a: string, b: string): number {
  const [one, other] = [tileAt(r, a), tileAt(r, b)];
  const [dq, dr] = [one.q - other.q, one.r - other.r];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

export const besideSpace = (r: Seen, space: string): string[] =>
  tilesOf(r)
    .map(keyOf)
    .filter((other) => apart(r, space, other) === 1);

/** Cards or items of one kind are the same to everybody. */
export const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

export const hasItem = (r: Cards, { items }: Survivor, flag: 'fire' | 'warm'): boolean =>
  items.some((id) => itemCard(r, id)[flag] === true);

export const resourcesOf = ({ resources }: Survivor): Resource[] =>
  RESOURCES.filter((what) => resources[what] > 0);
