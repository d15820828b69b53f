import { columnOf, FACINGS, type Facing, rectangle, rowOf, type Space, spaceName } from '../../board';
import { below, done, goTo, type Option, type Question, shuffle } from '../../kernel';
import type { NamedTerrain } from '../cards/level';
import type { Terrain } from '../cards/terrain';
import { chosenDirection, directionQuestion } from '../choices';
import { aiCard } from '../find';
import { activeGear, armourOf } from '../gearGrid';
import { addTile } from '../grounds';
import { deploymentHere } from '../levels';
import { call, type Procedure, type Run } from '../procedure';
import { spaceOf } from '../setup';
import { LOCATIONS } from '../terms';

/** Named terrain where the diagram shows it; the diagram beats the card's own line (SD-2.7, SD-2.8). */
function placeNamed(r: Run, named: readonly NamedTerrain[]): void {
  for (const { card, tiles } of named) {
    const { width, height } = r.content.terrain[card] as Terrain;
    for (const { at, turned = false } of tiles) {
      const [column, row] = [columnOf(spaceOf(at)), rowOf(spaceOf(at))];
      addTile(
        r,
        card,
        turned ? rectangle(column, row, height, width) : rectangle(column, row, width, height),
      );
    }
  }
}

/** The spaces of a marked area, and those where its tiles stand if the players leave them there (SD-2.8). */
function areaOf({ tiles, area }: NamedTerrain): { spaces: Space[]; defaults: Space[] } {
  const [from, to] = [spaceOf(area?.from as string), spaceOf(area?.to as string)];
  const [column, row] = [Math.min(columnOf(from), columnOf(to)), Math.min(rowOf(from), rowOf(to))];
  const width = Math.abs(columnOf(from) - columnOf(to)) + 1;
  const height = Math.abs(rowOf(from) - rowOf(to)) + 1;
  return {
    spaces: rectangle(column, row, width, height),
    defaults: tiles.map(({ at }) => spaceOf(at)),
  };
}

/** SD-2.17: the named cards are set aside, and the random ones are drawn from the deck without them (SD-2.7). */
function drawTerrain(r: Run): string[] {
  const { terrain, random } = deploymentHere(r);
  for (const { card, tiles } of terrain) {
    const cards = Math.ceil(tiles.length / (r.content.terrain[card] as Terrain).tiles);
    for (let i = 0; i < cards; i += 1) {
      const aside = r.state.terrainDeck.indexOf(card);
      if (aside >= 0) r.state.terrainDeck.splice(aside, 1);
    }
  }
  const more = r.state.survivors.filter((s) => activeGear(r, s).rules.has('extraTerrain')).length;
  return r.state.terrainDeck.splice(0, random + more);
}

const freeStarts = (r: Run): Space[] =>
  deploymentHere(r)
    .survivors.map(spaceOf)
    .filter((space) => !r.state.survivors.some((s) => s.space === space));

const unplaced = (r: Run) => r.state.survivors.filter((s) => s.status === 'alive' && s.space === null);

/** Variant: the monster's facing and the survivors' spaces are drawn by lot, as the terrain's are. */
const forUs = (r: Run): boolean => r.state.variants.placement === 'random';

function turn(r: Run, facing: Facing): void {
  r.state.monster.facing = facing;
  r.emit({ type: 'faced', facing, rule: 'SD-2.11' });
}

/** The next survivors that have no place take these spaces, in order. */
function putOnStart(r: Run, spaces: readonly Space[]): void {
  for (const [i, survivor] of unplaced(r).entries()) {
    const space = spaces[i];
    if (space === undefined) break;
    survivor.space = space;
    r.emit({ type: 'placed', figure: survivor.id, space, how: 'setup', rule: 'SD-2.11' });
  }
}

/** Where the next survivor begins; with one space left there is nothing to choose. */
function startQuestion(r: Run): Question | null {
  const [next] = unplaced(r);
  if (next === undefined || forUs(r)) return null;
  const free = freeStarts(r);
  const starts = free.map((space) => ({ key: spaceName(space), kind: 'start', space, survivor: next.id }));
  const rest = free.length > 1 ? [{ key: 'forUs', kind: 'forUs' }] : [];
  return {
    kind: 'placeSurvivor',
    by: next.player,
    options: [...starts, ...rest],
    about: { survivor: next.id },
  };
}

/** SD-2.18: where the set-up says so, a status card lies beside each grid from the start. */
function startWithStatus(r: Run): void {
  const { status } = deploymentHere(r);
  if (status === undefined) return;
  for (const survivor of r.state.survivors) {
    survivor.statuses.push(status);
    r.emit({ type: 'statusGained', survivor: survivor.id, status, rule: 'SD-2.18' });
  }
}

/**
 * Set-up in the order of SD-2.15. The monster's decks, cards and attributes are ready (`prepare`); the survivors depart with
 * their armour, terrain is placed, then the monster and the survivors (SD-2.11).
 */
export const setup: Procedure<'setup'> = {
  name: 'setup',
  steps: {
    depart: (_, r) => {
      for (const survivor of r.state.survivors) {
        for (const place of LOCATIONS) survivor.wear[place].armour = armourOf(r, survivor, place);
      }
      startWithStatus(r);
      return call('moment', { moment: 'depart', scope: {} });
    },
    terrain: (f, r) => {
      if (forUs(r)) {
        r.emit({ type: 'variantApplied', variant: 'placement', choice: 'random', rule: 'SD-2.7' });
      }
      const named = deploymentHere(r).terrain;
      const free = (terrain: NamedTerrain) => terrain.area !== undefined && !forUs(r);
      placeNamed(
        r,
        named.filter((terrain) => !free(terrain)),
      );
      f.named = named.filter(free);
      f.draw = drawTerrain(r);
      return undefined;
    },
    named: (f) => {
      const named = f.named?.shift();
      if (named === undefined) return goTo('card');
      return call('placeTerrain', { card: named.card, left: named.tiles.length, area: areaOf(named) });
    },
    moreNamed: () => goTo('named'),
    card: (f, r) => {
      const card = f.draw?.shift();
      if (card === undefined) return goTo('monster');
      return call('placeTerrain', { card, left: (r.content.terrain[card] as Terrain).tiles });
    },
    nextCard: () => goTo('card'),
    monster: (_, r) => {
      const space = spaceOf(deploymentHere(r).monster);
      r.state.monster.space = space;
      r.emit({ type: 'placed', figure: 'monster', space, how: 'setup', rule: 'SD-2.11' });
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
    facingByLot: (_, r) => {
      turn(r, FACINGS[below(r.state.dice.random, FACINGS.length)] as Facing);
      return undefined;
    },
    survivor: {
      ask: (_, r) => startQuestion(r),
      answer: (_, r, [option]) => {
        if (option === undefined || option.key === 'forUs') return undefined;
        putOnStart(r, [(option as Option & { space: Space }).space]);
        return unplaced(r).length > 0 ? goTo('survivor') : goTo('specials');
      },
    },
    byLot: (_, r) => {
      const starts = freeStarts(r);
      shuffle(starts, r.state.dice.random);
      putOnStart(r, starts);
      return undefined;
    },
    // SD-2.3, SD-2.12: what comes into play with the monster does what it does on coming into play.
    specials: (f, r) => {
      f.entering ??= r.state.monster.inPlay.map((c) => c.card);
      const id = f.entering.shift();
      if (id === undefined) return goTo('terrainStarts');
      const card = { kind: 'ai' as const, id };
      return call('perform', { effects: aiCard(r, id).actions, scope: { card } }, card);
    },
    moreSpecials: () => goTo('specials'),
    terrainStarts: (f, r) => {
      f.starting ??= r.state.tiles.map((t) => t.id);
      const id = f.starting.shift();
      if (id === undefined) return done();
      const tile = r.state.tiles.find((t) => t.id === id);
      const effects = tile === undefined ? undefined : r.content.terrain[tile.card]?.onStart;
      if (tile === undefined || effects === undefined) return goTo('terrainStarts');
      const card = { kind: 'terrain' as const, id: tile.card };
      return call('perform', { effects, scope: { card, tile: id } }, card);
    },
    moreStarts: () => goTo('terrainStarts'),
  },
};
