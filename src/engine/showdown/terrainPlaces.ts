import { allPlacements, fullRing, type Placement, type Space, spaceName, spacesDistance } from '../board';
import type { Terrain } from './cards/terrain';
import { monsterCard, onBoard } from './find';
import type { Run } from './procedure';
import { spaceOf } from './setup';

const placements = new Map<string, readonly Placement[]>();

function allFor({ width, height }: Terrain): readonly Placement[] {
  const key = `${width}x${height}`;
  const known = placements.get(key) ?? allPlacements(width, height);
  placements.set(key, known);
  return known;
}

/** Spaces that the diagram gives to figures; at set-up nobody stands there yet. */
function figures(r: Run): { monster: Space[]; others: Space[] } {
  const { setup, size } = monsterCard(r);
  const corner = spaceOf(setup.monster);
  const monster = Array.from(
    { length: size * size },
    (_, i) => corner + (i % size) + Math.floor(i / size) * 16,
  );
  const standing = onBoard(r.state).map((s) => s.space as Space);
  return { monster, others: [...setup.survivors.map(spaceOf), ...standing] };
}

/** How a placement is named: its north-west corner, and its size as it lies where it could lie either way. */
export const placementKey = ({ at, width, height }: Placement): string =>
  width === height ? spaceName(at) : `${spaceName(at)}:${width}x${height}`;

/**
 * Every place where a tile of this card may stand (SD-2.10, terrain.md §5): wholly on the board, on no other tile, on no
 * space of a figure, at distance 2 or more from the monster, and by the card's own line.
 */
export function terrainPlaces(r: Run, card: Terrain): Placement[] {
  const { monster, others } = figures(r);
  const tiles = r.state.tiles;
  const taken = new Set([...monster, ...others, ...tiles.flatMap((t) => t.spaces)]);
  const alike = tiles.filter((t) => t.card === card.id).flatMap((t) => t.spaces);
  const { apart, clearRing } = card.placement;
  return allFor(card).filter((place) => {
    if (place.spaces.some((space) => taken.has(space))) return false;
    if (spacesDistance(place.spaces, monster) < 2) return false;
    if (apart !== undefined && spacesDistance(place.spaces, alike) < apart) return false;
    if (clearRing !== true) return true;
    const ring = fullRing(place);
    return ring?.every((space) => !taken.has(space)) === true;
  });
}
