import { allPlacements, type Placement, type Space, spacesDistance, spacesOf } from '../board';
import type { Terrain } from './cards/terrain';
import { onBoard } from './find';
import { monsterBase } from './grounds';
import { deploymentHere } from './levels';
import type { Run } from './procedure';
import { spaceOf } from './setup';

const placements = new Map<string, readonly Placement[]>();

function allFor({ width, height }: Terrain): readonly Placement[] {
  const key = `${width}x${height}`;
  const known = placements.get(key) ?? allPlacements(width, height);
  placements.set(key, known);
  return known;
}

/** Where figures stand, or will: in the set-up their spaces by the diagram, all of them kept free (terrain.md §5). */
function figures(r: Run): { monster: Space[]; survivors: Space[] } {
  const setup = deploymentHere(r);
  const base = monsterBase(r.state);
  const standing = onBoard(r.state).map((s) => s.space as Space);
  if (r.state.phase !== 'setup') return { monster: base === null ? [] : spacesOf(base), survivors: standing };
  const monster = spacesOf({ space: spaceOf(setup.monster), size: r.state.monster.size });
  return { monster, survivors: [...setup.survivors.map(spaceOf), ...standing] };
}

/**
 * Every place where a tile of this card may stand (SD-2.10, terrain.md §5): wholly on the board, on no other tile, on no
 * space of a figure, at distance 2 or more from the monster, and by the card's own line.
 */
export function terrainPlaces(r: Run, card: Terrain): Placement[] {
  const { monster, survivors } = figures(r);
  const { tiles } = r.state;
  const taken = new Set([...monster, ...survivors, ...tiles.flatMap((t) => t.spaces)]);
  const alike = tiles.filter((t) => t.card === card.id).flatMap((t) => t.spaces);
  const { apart, clearRing } = card.placement;
  return allFor(card).filter((place) => {
    if (place.spaces.some((space) => taken.has(space))) return false;
    if (spacesDistance(place.spaces, monster) < 2) return false;
    if (apart !== undefined && spacesDistance(place.spaces, alike) < apart) return false;
    return clearRing !== true || place.ring?.every((space) => !taken.has(space)) === true;
  });
}

/** The places of a tile in a marked area: only what lies there already takes a space (SD-2.8). */
export function areaPlaces(r: Run, card: Terrain, area: readonly Space[]): Placement[] {
  const taken = r.state.tiles.flatMap((t) => t.spaces);
  return allFor(card).filter(({ spaces }) => spaces.every((s) => area.includes(s) && !taken.includes(s)));
}
