import {
  columnOf,
  FACINGS,
  type Facing,
  type Placement,
  parseSpace,
  rectangle,
  rowOf,
  type Space,
  spaceName,
} from '../../board';
import { done, goTo, type Option, roll } from '../../kernel';
import type { Terrain } from '../cards/terrain';
import { chosenDirection, directionQuestion } from '../choices';
import { controllerSeat, monsterCard, survivorById } from '../find';
import { armourOf } from '../gearGrid';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { spaceOf } from '../setup';
import { LOCATIONS } from '../terms';
import { placementKey, terrainPlaces } from '../terrainPlaces';

type SetUp = FrameOf<'setup'>;

function addTile(r: Run, card: string, spaces: Space[]): void {
  r.state.tiles.push({ id: `t${r.state.nextId}`, card, spaces, marks: [] });
  r.state.nextId += 1;
  r.emit({ type: 'terrainPlaced', card, spaces: [...spaces], rule: 'SD-2.7' });
}

/** SD-2.7, SD-2.8: named terrain where the diagram shows it; its cards are set aside from the deck (SD-2.17). */
function placeNamed(r: Run): void {
  for (const { card, tiles } of monsterCard(r).setup.terrain) {
    const terrain = r.content.terrain[card] as Terrain;
    for (const { at, turned } of tiles) {
      const corner = parseSpace(at) as Space;
      const [width, height] =
        turned === true ? [terrain.height, terrain.width] : [terrain.width, terrain.height];
      addTile(r, card, rectangle(columnOf(corner), rowOf(corner), width, height));
    }
    const aside = r.state.terrainDeck.indexOf(card);
    if (aside >= 0) r.state.terrainDeck.splice(aside, 1);
  }
}

const current = (f: SetUp, r: Run): Terrain => r.content.terrain[f.tile?.card as string] as Terrain;

const freeStarts = (r: Run): Space[] =>
  monsterCard(r)
    .setup.survivors.map(spaceOf)
    .filter((space) => !r.state.survivors.some((s) => s.space === space));

const unplaced = (r: Run) => r.state.survivors.filter((s) => s.status === 'alive' && s.space === null);

/** Variant: terrain, facing and survivors are placed by lot, without a question. */
const forUs = (r: Run): boolean => r.state.variants.placement === 'random';

function turn(r: Run, facing: Facing): void {
  r.state.monster.facing = facing;
  r.emit({ type: 'faced', facing, rule: 'SD-2.11' });
}

/** The next survivors that have no place take these, in order. */
function putOnStart(r: Run, spaces: readonly Space[]): void {
  for (const [i, survivor] of unplaced(r).entries()) {
    const space = spaces[i];
    if (space === undefined) break;
    survivorById(r.state, survivor.id).space = space;
    r.emit({ type: 'placed', figure: survivor.id, space, how: 'setup', rule: 'SD-2.11' });
  }
}

function depart(r: Run): void {
  for (const survivor of r.state.survivors) {
    for (const place of LOCATIONS) survivor.wear[place].armour = armourOf(r, survivor, place);
  }
}

/** Set-up in the order of SD-2.15: what departing gear does, terrain, the monster and the survivors. Decks are ready (prepare). */
export const setup: Procedure<'setup'> = {
  name: 'setup',
  steps: {
    depart: (_, r) => {
      depart(r);
      return call('moment', { moment: 'depart', scope: {} });
    },
    named: (f, r) => {
      placeNamed(r);
      f.draw = r.state.terrainDeck.splice(0, monsterCard(r).setup.random);
      return undefined;
    },
    card: (f, r) => {
      const card = f.draw?.shift();
      if (card === undefined) return goTo('monster');
      f.tile = { card, left: r.content.terrain[card]?.tiles ?? 0 };
      return undefined;
    },
    tile: {
      ask: (f, r) => {
        if (f.tile === undefined || f.tile.left === 0 || forUs(r)) return null;
        const places = terrainPlaces(r, current(f, r));
        if (places.length === 0) return null;
        const options = places.map((p) => ({
          key: placementKey(p),
          kind: 'placement',
          ...p,
          card: f.tile?.card,
        }));
        return {
          kind: 'placeTerrain',
          by: 'survivors',
          options: [{ key: 'forUs', kind: 'forUs' }, ...options],
          about: { card: f.tile.card, left: f.tile.left },
        };
      },
      answer: (f, r, [option]) => {
        if (option?.key === 'forUs') return undefined;
        if (f.tile !== undefined) f.tile.left -= 1;
        addTile(r, f.tile?.card as string, [...(option as Option & Placement).spaces]);
        return goTo('nextTile');
      },
    },
    drawLots: (f, r) => {
      const places = f.tile === undefined || f.tile.left === 0 ? 0 : terrainPlaces(r, current(f, r)).length;
      return places === 0 ? goTo('leftOut') : roll('placement', 1, places, controllerSeat(r.state));
    },
    byLot: (f, r) => {
      const place = terrainPlaces(r, current(f, r))[((f.result as number[])[0] ?? 1) - 1];
      if (f.tile === undefined || place === undefined) return goTo('card');
      f.tile.left -= 1;
      addTile(r, f.tile.card, [...place.spaces]);
      return goTo('nextTile');
    },
    leftOut: (f, r) => {
      if (f.tile !== undefined && f.tile.left > 0) {
        r.emit({ type: 'terrainLeftOut', card: f.tile.card, rule: 'SD-2.10' });
      }
      return goTo('card');
    },
    nextTile: (f) => ((f.tile?.left ?? 0) > 0 ? goTo('tile') : goTo('card')),
    monster: (_, r) => {
      r.state.monster.space = spaceOf(monsterCard(r).setup.monster);
      r.emit({
        type: 'placed',
        figure: 'monster',
        space: r.state.monster.space,
        how: 'setup',
        rule: 'SD-2.11',
      });
      return undefined;
    },
    facing: {
      ask: (_, r) => {
        if (forUs(r)) return null;
        const ways = FACINGS.map((direction) => ({ direction }));
        return directionQuestion(r.state, 'firstFacing', ways, 'monster');
      },
      answer: (_, r, [option]) => {
        turn(r, chosenDirection(option));
        return goTo('survivor');
      },
    },
    facingByLot: (_, r) => roll('facing', 1, FACINGS.length, controllerSeat(r.state)),
    turned: (f, r) => {
      turn(r, FACINGS[((f.result as number[])[0] ?? 1) - 1] as Facing);
      return undefined;
    },
    survivor: {
      ask: (_, r) => {
        const next = unplaced(r)[0];
        if (next === undefined || forUs(r)) return null;
        const options = freeStarts(r).map((space) => ({
          key: spaceName(space),
          kind: 'start',
          space,
          survivor: next.id,
        }));
        return {
          kind: 'placeSurvivor',
          by: next.player,
          options: [...options, { key: 'forUs', kind: 'forUs' }],
          about: { survivor: next.id },
        };
      },
      answer: (_, r, [option]) => {
        if (option?.key !== 'forUs') {
          putOnStart(r, [(option as Option & { space: Space }).space]);
          return goTo('more');
        }
        return undefined;
      },
    },
    rest: (_, r) => {
      putOnStart(r, freeStarts(r));
      return undefined;
    },
    more: (_, r) => (unplaced(r).length > 0 ? goTo('survivor') : undefined),
    terrainStarts: (f, r) => {
      f.starting ??= r.state.tiles.map((t) => t.id);
      const id = f.starting.shift();
      if (id === undefined) return done();
      const tile = r.state.tiles.find((t) => t.id === id);
      const effects = tile === undefined ? [] : (r.content.terrain[tile.card]?.onStart ?? []);
      if (tile === undefined || effects.length === 0) return goTo('terrainStarts');
      return call('perform', { effects, scope: { card: { kind: 'terrain', id: tile.card }, tile: id } });
    },
    moreStarts: () => goTo('terrainStarts'),
  },
};
