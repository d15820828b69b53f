import { describe, expect, test } from 'vitest';
import { baseOf, distance, parseSpace, type Space, spaceName } from '../../../../src/engine/board';
import { current, isJournal, type Journal, record } from '../../../../src/engine/kernel';
import type { Content } from '../../../../src/engine/showdown/cards/content';
import type { Monster } from '../../../../src/engine/showdown/cards/monster';
import type { AnyEvent } from '../../../../src/engine/showdown/events';
import { begun } from '../../../../src/engine/showdown/fight';
import { showdownGame } from '../../../../src/engine/showdown/game';
import { violations } from '../../../../src/engine/showdown/invariants';
import { checkSetUp, prepare, type SetUp } from '../../../../src/engine/showdown/setup';
import type { ShowdownState } from '../../../../src/engine/showdown/state';
import { CONTENT, type Table, type TinyFight, tinyFight } from '../kit';
import { calm, withLion } from './people';

const FOUR = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name, player: 0, grid: [] }));
const setUp = (more: Partial<SetUp> = {}): SetUp => ({
  monster: 'whiteLion',
  level: '1',
  players: ['Mika'],
  controller: 0,
  solo: true,
  survivors: FOUR,
  variants: {},
  seed: 7,
  ...more,
});

const SEEDS = Array.from({ length: 30 }, (_, i) => i + 1);
const tables = SEEDS.map((seed) => prepare(setUp({ seed }), CONTENT));
const LION = CONTENT.monsters.whiteLion as Monster;
const distinct = (piles: readonly (readonly string[])[]) => new Set(piles.map((p) => p.join())).size;

describe('SD-2.2 the AI deck', () => {
  test('SD-2.2 level 1 of the White Lion: seven basic and three advanced cards, no legendary one', () => {
    for (const { monster } of tables) {
      const kinds = monster.ai.deck.map((id) => LION.ai.find((c) => c.id === id)?.kind);
      expect(kinds.filter((k) => k === 'basic')).toHaveLength(7);
      expect(kinds.filter((k) => k === 'advanced')).toHaveLength(3);
      expect(kinds).toHaveLength(10);
      expect(monster.ai.discard).toEqual([]);
      for (const { id, copies } of LION.ai)
        expect(monster.ai.deck.filter((c) => c === id).length).toBeLessThanOrEqual(copies);
    }
  });

  test('SD-2.2 drawn unseen and shuffled: every card comes, and the kinds are mixed', () => {
    const all = new Set(tables.flatMap((t) => t.monster.ai.deck));
    const stacks = LION.ai.filter((c) => c.kind === 'basic' || c.kind === 'advanced');
    expect([...all].sort()).toEqual(stacks.map((c) => c.id).sort());
    expect(distinct(tables.map((t) => t.monster.ai.deck))).toBe(SEEDS.length);
    const firstKinds = tables.map((t) => LION.ai.find((c) => c.id === t.monster.ai.deck[0])?.kind);
    expect(new Set(firstKinds)).toEqual(new Set(['basic', 'advanced']));
  });

  test('SD-2.2 other counts for another level', () => {
    const content = withLion((lion) => {
      const [one] = lion.levels;
      if (one !== undefined)
        lion.levels.push({ ...one, id: 'other', deck: { basic: 10, advanced: 5, legendary: 0 } });
    });
    const { deck } = prepare(setUp({ level: 'other' }), content).monster.ai;
    expect(deck).toHaveLength(15);
    expect(deck.filter((id) => LION.ai.find((c) => c.id === id)?.kind === 'advanced')).toHaveLength(5);
  });

  test('SD-2.3 named special cards lie face up on the panel and never enter the deck', () => {
    const content = withLion((lion) => {
      lion.levels[0]?.specials.push('cunning');
    });
    for (const seed of SEEDS) {
      const { monster } = prepare(setUp({ seed }), content);
      expect(monster.inPlay).toEqual([{ card: 'cunning', counters: 0 }]);
      expect(monster.ai.deck).not.toContain('cunning');
      expect(monster.ai.deck).toHaveLength(10);
    }
  });
});

describe('SD-2.5 SD-2.6 the other decks', () => {
  test('SD-2.5 all 23 hit locations once, shuffled', () => {
    for (const { monster } of tables)
      expect([...monster.hitLocations.deck].sort()).toEqual(LION.hitLocations.map((c) => c.id).sort());
    expect(tables[0]?.monster.hitLocations.deck).toHaveLength(23);
    expect(distinct(tables.map((t) => t.monster.hitLocations.deck))).toBe(SEEDS.length);
  });

  test('SD-2.6 the basic resources and the monster’s own, each shuffled by itself', () => {
    for (const { basicResources, monsterResources } of tables) {
      expect(basicResources).toHaveLength(21);
      expect(monsterResources).toHaveLength(19);
      expect(basicResources.every((id) => CONTENT.resources[id]?.deck === 'basic')).toBe(true);
      expect(monsterResources.every((id) => CONTENT.resources[id]?.deck === 'monster')).toBe(true);
    }
    expect(distinct(tables.map((t) => t.basicResources))).toBe(SEEDS.length);
    expect(distinct(tables.map((t) => t.monsterResources))).toBe(SEEDS.length);
  });
});

describe('SD-2.12 the level', () => {
  test('SD-2.12 its tokens too', () => {
    const content = withLion((lion) => {
      Object.assign(lion.levels[0] ?? {}, { tokens: { accuracy: 2, luck: 1 } });
    });
    expect(prepare(setUp(), content).monster.tokens).toEqual({ accuracy: 2, luck: 1 });
  });
});

/** The set-up alone, with these terrain cards on top of the deck. */
function lay(terrain: string[], more: Partial<Table> = {}): TinyFight {
  const { set, ...rest } = more;
  return tinyFight({
    monster: { at: null },
    survivors: [calm(null), calm(null), calm(null), calm(null)],
    variants: { placement: 'random' },
    ...rest,
    set: (s) => {
      s.round = 0;
      s.terrainDeck = [...terrain];
      set?.(s);
    },
  }).perform('setup', {});
}

const namesOf = (spaces: readonly Space[]) => spaces.map(spaceName);
const tilesOf = (fight: TinyFight, card: string) =>
  fight.state.tiles.filter((t) => t.card === card).map((t) => namesOf(t.spaces));
const spaceOf = (name: string) => parseSpace(name) as Space;
const far = (a: readonly Space[], b: readonly Space[]) =>
  Math.min(...a.flatMap((x) => b.map((y) => distance(baseOf(x), baseOf(y)))));

const GRASS = [
  ['F9', 'G9', 'F10', 'G10'],
  ['J13', 'K13', 'J14', 'K14'],
];
const LIONS = ['H11', 'I11', 'H12', 'I12'];
const STARTS = ['N10', 'O11', 'O12', 'N13'];

describe('SD-2.7 terrain', () => {
  test('SD-2.7 the named tall grass where the diagram shows it, then two cards of the deck', () => {
    const fight = lay(['debris', 'oreVein', 'bugPatch']).end();
    expect(fight.state.tiles.map((t) => t.card)).toEqual(['tallGrass', 'tallGrass', 'debris', 'oreVein']);
    expect(tilesOf(fight, 'tallGrass')).toEqual(GRASS);
    expect(fight.state.terrainDeck).toEqual(['bugPatch']);
  });

  test('SD-2.17 one card of the named kind is set aside, the second may be drawn', () => {
    const once = lay(['tallGrass', 'debris', 'oreVein']).end();
    expect(once.state.tiles.map((t) => t.card).slice(2)).toEqual(['debris', 'oreVein']);
    const twice = lay(['debris', 'tallGrass', 'tallGrass', 'oreVein']).end();
    expect(twice.state.tiles.map((t) => t.card).slice(2)).toEqual(['debris', 'tallGrass', 'tallGrass']);
    expect(twice.state.terrainDeck).toEqual(['oreVein']);
  });

  test.each<[string, number]>([
    ['stoneColumns', 3],
    ['acanthusPlants', 2],
    ['nightmareTree', 1],
  ])('SD-2.7 %s brings %i tiles', (card, count) => {
    expect(tilesOf(lay([card, 'debris']).end(), card)).toHaveLength(count);
  });

  test('SD-2.8 the diagram beats the card: grass nearer to other grass than its card allows', () => {
    const content = withLion((lion) => {
      lion.setup.terrain = [{ card: 'tallGrass', tiles: [{ at: 'A1' }, { at: 'C1' }] }];
    });
    const fight = lay(['debris', 'oreVein'], { content }).end();
    expect(tilesOf(fight, 'tallGrass')).toEqual([
      ['A1', 'B1', 'A2', 'B2'],
      ['C1', 'D1', 'C2', 'D2'],
    ]);
  });

  test('SD-2.7 placed by lot, every card keeps its own line', () => {
    const deck = CONTENT.pack.terrain.flatMap((t) => Array<string>(t.copies).fill(t.id));
    const figures = [...LIONS, ...STARTS].map(spaceOf);
    const lion = LIONS.map(spaceOf);
    for (const seed of SEEDS) {
      const { tiles } = lay(deck, {
        set: (s) => {
          s.dice.random = [seed, seed * 7, seed * 31, 1];
          s.terrainDeck.push(...s.terrainDeck.splice(0, seed % deck.length));
        },
      }).end().state;
      const all = tiles.flatMap((t) => t.spaces);
      expect(new Set(all).size).toBe(all.length);
      expect(all.some((space) => figures.includes(space))).toBe(false);
      for (const tile of tiles) {
        expect(far(tile.spaces, lion)).toBeGreaterThanOrEqual(2);
        const alike = tiles.filter((t) => t.card === tile.card && t.id !== tile.id).flatMap((t) => t.spaces);
        const apart = CONTENT.terrain[tile.card]?.placement.apart ?? 0;
        expect(far(tile.spaces, alike)).toBeGreaterThanOrEqual(apart);
      }
    }
  });

  test('SD-2.7 a card with a clear ring has no tile, figure or edge round it, corners included', () => {
    for (const seed of SEEDS) {
      const fight = lay(['nightmareTree', 'toppledPillar'], {
        set: (s) => {
          s.dice.random = [seed, 5, 9, 1];
        },
      }).end();
      const { tiles } = fight.state;
      for (const tile of tiles.slice(2)) {
        const others = [
          ...tiles.filter((t) => t.id !== tile.id).flatMap((t) => t.spaces),
          ...[...LIONS, ...STARTS].map(spaceOf),
        ];
        for (const space of tile.spaces) {
          expect([1, 16]).not.toContain((space % 16) + 1);
          expect([0, 21]).not.toContain(Math.floor(space / 16));
          for (const other of others) {
            const [dx, dy] = [
              Math.abs((space % 16) - (other % 16)),
              Math.abs(Math.floor(space / 16) - Math.floor(other / 16)),
            ];
            expect(Math.max(dx, dy)).toBeGreaterThan(1);
          }
        }
      }
    }
  });
});

describe('SD-2.11 monster and survivors', () => {
  test('SD-2.11 fewer survivors use some of the spaces', () => {
    const fight = lay(['debris', 'oreVein'], { survivors: [calm(null), calm(null)] }).end();
    const all = fight.state.survivors.map((s) => spaceName(s.space as Space));
    expect(new Set(all).size).toBe(2);
    expect(STARTS).toEqual(expect.arrayContaining(all));
  });

  test('SD-2.15 terrain, then the monster, then the survivors', () => {
    const fight = lay(['debris', 'oreVein']).end();
    const order = fight.events.flatMap((e) => {
      if (e.type === 'terrainPlaced') return ['terrain'];
      return e.type === 'placed' ? [e.figure === 'monster' ? 'monster' : 'survivor'] : [];
    });
    expect(order).toEqual([
      ...Array<string>(4).fill('terrain'),
      'monster',
      ...Array<string>(4).fill('survivor'),
    ]);
  });
});

/** Answers `key` where it is offered, else the first answer, until a question of this kind is asked. */
function until(kind: string, setup: SetUp, content: Content, key = 'forUs'): ShowdownState {
  const rules = { game: showdownGame, content };
  let journal: Journal<ShowdownState, AnyEvent> = begun(setup, content);
  for (let i = 0; i < 100; i += 1) {
    const { decision } = current(journal);
    if (decision === null || decision.kind === kind) break;
    const option = decision.options.find((o) => o.key === key) ?? decision.options[0];
    const next = record(rules, journal, {
      type: 'answer',
      decision: decision.id,
      keys: [option?.key ?? ''],
    });
    if (!isJournal(next)) throw new Error(next.message);
    journal = next as Journal<ShowdownState, AnyEvent>;
  }
  return current(journal);
}

describe('SD-2.14 SD-2.15 the first round', () => {
  test('SD-2.15 the monster goes first, all stand on the board, and the invariants hold', () => {
    const state = until('whoActs', setUp(), CONTENT, 'pass');
    expect(state).toMatchObject({ round: 1, phase: 'survivors' });
    expect(state.monster.turns).toBe(1);
    expect(violations(state, CONTENT)).toEqual([]);
  });

  test('SD-2.14 an ambush by survivors: round 1 begins with their turn', () => {
    const content = withLion((lion) => {
      lion.setup.first = 'survivors';
    });
    const state = until('whoActs', setUp(), content);
    expect(state).toMatchObject({ round: 1, phase: 'survivors' });
    expect(state.monster.turns).toBe(0);
  });
});

describe('SD-2.1 a set-up that can not be played is refused', () => {
  test.each<[string, Partial<SetUp>]>([
    ['no such monster', { monster: 'dragon' }],
    ['no such level', { level: '9' }],
    ['nobody fights', { survivors: [] }],
    ['five fight', { survivors: [...FOUR, ...FOUR.slice(0, 1)] }],
    ['nobody plays', { players: [] }],
    ['solo with two players', { players: ['Mika', 'Ada'] }],
    ['a survivor of nobody', { survivors: [{ name: 'Ada', player: 3, grid: [] }] }],
    ['gear that does not exist', { survivors: [{ name: 'Ada', player: 0, grid: ['excalibur'] }] }],
  ])('SD-2.1 %s', (_, wrong) => {
    expect(checkSetUp(setUp(wrong), CONTENT)).toEqual(expect.any(String));
    expect(() => prepare(setUp(wrong), CONTENT)).toThrow();
  });

  test('SD-2.1 one survivor, or two players, can play', () => {
    expect(checkSetUp(setUp({ survivors: FOUR.slice(0, 1) }), CONTENT)).toBeNull();
    expect(checkSetUp(setUp({ solo: false, players: ['Mika', 'Ada'] }), CONTENT)).toBeNull();
  });
});
