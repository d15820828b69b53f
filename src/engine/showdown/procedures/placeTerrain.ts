import { type Placement, type Space, spaceName } from '../../board';
import { below, done, goTo, type Option } from '../../kernel';
import type { Terrain } from '../cards/terrain';
import { chosenSpace } from '../choices';
import { addTile } from '../grounds';
import type { FrameOf, Procedure, Run } from '../procedure';
import { areaPlaces, terrainPlaces } from '../terrainPlaces';

type Frame = FrameOf<'placeTerrain'>;

const cardOf = (f: Frame, r: Run): Terrain => r.content.terrain[f.card] as Terrain;

function places(f: Frame, r: Run): Placement[] {
  if (f.left === 0) return [];
  return f.area === undefined ? terrainPlaces(r, cardOf(f, r)) : areaPlaces(r, cardOf(f, r), f.area.spaces);
}

/** A place by lot; in a marked area the next one that the diagram shows, if it is free. */
function anyPlace(f: Frame, r: Run, all: readonly Placement[]): Placement | undefined {
  const shown = all.find(({ at }) => f.area?.defaults.includes(at));
  return shown ?? all[below(r.state.dice.random, all.length)];
}

/** The ways a tile can lie at the chosen corner. */
const ways = (f: Frame, r: Run): Placement[] => places(f, r).filter(({ at }) => at === f.at);

function lay(f: Frame, r: Run, place: Placement | undefined): void {
  if (place !== undefined) addTile(r, f.card, place.spaces);
}

/**
 * The tiles of one terrain card, each on any place that satisfies its line (SD-2.7, SD-2.9, terrain.md §5): the players'
 * choice or the lot; in a marked area the lot is what the diagram shows, for all tiles that are left (SD-2.8). A lot is drawn as decks are shuffled: no die has that many sides. A tile without a place is left out
 * (SD-2.10).
 */
export const placeTerrain: Procedure<'placeTerrain'> = {
  name: 'placeTerrain',
  steps: {
    tile: {
      ask: (f, r) => {
        if (r.state.variants.placement === 'random') return null;
        const corners = [...new Set(places(f, r).map(({ at }) => at))].sort((a, b) => a - b);
        if (corners.length === 0) return null;
        const { width, height } = cardOf(f, r);
        return {
          kind: 'placeTerrain',
          by: 'survivors',
          options: [
            { key: 'forUs', kind: 'forUs' },
            ...corners.map((space: Space) => ({ key: spaceName(space), kind: 'space', space })),
          ],
          about: { card: f.card, left: f.left, width, height },
        };
      },
      answer: (f, _, [option]) => {
        if (option === undefined || option.key === 'forUs') return goTo('byLot');
        f.at = chosenSpace(option);
        return goTo('way');
      },
    },
    byLot: (f, r) => {
      const all = places(f, r);
      if (all.length === 0) return goTo('leftOut');
      lay(f, r, anyPlace(f, r, all));
      if (f.area === undefined || f.left === 1) return goTo('next');
      f.left -= 1;
      return goTo('byLot');
    },
    way: {
      ask: (f, r) => ({
        kind: 'turnTerrain',
        by: 'survivors',
        options: ways(f, r).map(({ at, width, height }) => ({
          key: `${width}x${height}`,
          kind: 'placement',
          ...{ at, width, height },
        })),
        about: { card: f.card },
      }),
      answer: (f, r, [option]) => {
        const { width } = option as Option & Placement;
        lay(
          f,
          r,
          ways(f, r).find((place) => place.width === width),
        );
        return undefined;
      },
    },
    next: (f) => {
      f.left -= 1;
      return f.left > 0 ? goTo('tile') : done();
    },
    leftOut: (f, r) => {
      if (f.left > 0) r.emit({ type: 'terrainLeftOut', card: f.card, rule: 'SD-2.10' });
      return done();
    },
  },
};
