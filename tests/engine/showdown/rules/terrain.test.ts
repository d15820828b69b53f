import { describe, expect, test } from 'vitest';
import { CONTENT, type Placed, type Table, type TinyFight, tinyFight } from '../kit';
import { calm } from './people';

const SIZE = (card: string) => CONTENT.terrain[card] ?? fail(card);
function fail(card: string): never {
  throw new Error(`no terrain ${card}`);
}

/** Spaces of a tile with this north-west corner. */
function tile(card: string, column: string, row: number) {
  const { width, height } = SIZE(card);
  const at = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => `${String.fromCharCode(column.charCodeAt(0) + x)}${row + y}`),
  ).flat();
  return { card, at };
}

/** s1 stands beside a tile with its corner on C3, far from the lion, and spends its activation; s2 looks on. */
function use(card: string, dice: Table['dice'], own: Partial<Placed> = {}, more: Partial<Table> = {}) {
  const { set, ...rest } = more;
  return tinyFight({
    survivors: [calm('B3', own), calm('P22')],
    tiles: [tile(card, 'C', 3)],
    dice: dice ?? [],
    ...rest,
    set: (s) => {
      s.unlocked = [];
      s.basicResources = ['monsterBone', 'scrap'];
      s.monsterResources = ['whiteFur', 'sinew'];
      set?.(s);
    },
  }).perform('activate', { survivor: 's1', why: 'surge' });
}

const search = (value: number) => ({ purpose: 'search', value });

interface Band {
  faces: number[];
  stays?: true;
  wounds?: 'arms';
  brain?: true;
  down?: true;
  survival?: number;
  insanity?: number;
  gains?: string[];
  gear?: string;
}

/** Each band with every face that belongs to it (terrain.md §2). */
const BANDS: Record<string, Band[]> = {
  acanthusPlants: [
    { faces: [1, 2], stays: true, wounds: 'arms' },
    { faces: [3, 4], stays: true },
    { faces: [5, 6, 7], survival: 1 },
    { faces: [8, 9, 10], gains: ['freshAcanthus'] },
  ],
  deadMonster: [
    { faces: [1, 2, 3] },
    { faces: [4, 5, 6], gains: ['monsterBone'] },
    { faces: [7, 8, 9, 10], gains: ['whiteFur'] },
  ],
  debris: [
    { faces: [1], down: true },
    { faces: [2, 3] },
    { faces: [4, 5, 6], gains: ['monsterBone'] },
    { faces: [7], stays: true },
    { faces: [8, 9], gear: 'boneBlade' },
    { faces: [10], gear: 'scrapSword' },
  ],
  nightmareTree: [
    { faces: [1, 2, 3], stays: true, brain: true },
    { faces: [4, 5, 6, 7], stays: true, gains: ['monsterBone'] },
    { faces: [10], stays: true, gains: ['lonelyAnt'] },
  ],
  oreVein: [{ faces: [1, 2, 3] }, { faces: [4, 5, 6, 7, 8, 9, 10], gains: ['iron'] }],
  survivorCorpse: [
    { faces: [1, 2], insanity: 1 },
    { faces: [3, 4, 5], insanity: 2, gains: ['monsterBone'] },
    { faces: [6, 7, 8, 9, 10], insanity: 3, gains: ['skull'] },
  ],
  bugPatch: [{ faces: [1], brain: true }, { faces: [2] }, { faces: [3], gains: ['monsterBone'] }],
};

function expectBand(fight: TinyFight, band: Band) {
  const s = fight.survivor('s1');
  expect({
    tiles: fight.state.tiles.length,
    arms: s.wear.arms.light,
    brain: s.brainLight,
    down: s.standsAfter !== null,
    survival: s.survival,
    insanity: s.insanity,
    resources: s.resources,
    gear: s.grid.flatMap((g) => (g === null ? [] : [g.card])),
  }).toEqual({
    tiles: band.stays === true ? 1 : 0,
    arms: band.wounds === 'arms',
    brain: band.brain === true,
    down: band.down === true,
    survival: band.survival ?? 0,
    insanity: band.insanity ?? 0,
    resources: band.gains ?? [],
    gear: band.gear === undefined ? [] : [band.gear],
  });
  expect(fight.survivor('s2')).toMatchObject({ resources: [], standsAfter: null });
}

/** Whoever gains the skull makes somebody madder (gear-and-resources.md §15). */
function expectSkull(fight: TinyFight) {
  expect(fight.options).toEqual(['s1', 's2']);
  fight.answer('s2');
  expect(fight.survivor('s2').insanity).toBe(1);
}

describe.each(Object.entries(BANDS))('SD-17.3 %s is searched from beside it', (card, bands) => {
  const faces = bands.flatMap((band) => band.faces.map((face) => [face, band] as const));
  test.each(faces)('SD-17.3 face %i', (face, band) => {
    const needsSkull = band.gains?.includes('skull') === true;
    const fight = use(
      card,
      [search(face)],
      {},
      needsSkull ? { set: (s) => void s.basicResources.push('skull') } : {},
    );
    if (needsSkull) expectSkull(fight);
    fight.end();
    expectBand(fight, band);
  });
});

const VERMIN = CONTENT.pack.resources.filter((c) => c.deck === 'vermin').map((c) => c.id);

describe('SD-17.3 vermin', () => {
  test.each([4, 7, 10])('SD-17.3 a bug patch on %i: a random one, and the tile goes', (face) => {
    const fight = use('bugPatch', [search(face), { purpose: 'vermin', value: 2 }]);
    fight.end();
    expect(fight.survivor('s1').resources).toEqual([VERMIN[1]]);
    expect(fight.state.tiles).toEqual([]);
  });

  test.each([8, 9])('SD-17.3 a nightmare tree on %i: a random one, and the tile stays', (face) => {
    const fight = use('nightmareTree', [search(face), { purpose: 'vermin', value: 1 }]);
    fight.end();
    expect(fight.survivor('s1').resources).toEqual([VERMIN[0]]);
    expect(fight.state.tiles[0]?.marks).toEqual(['find']);
  });
});

describe('SD-17.3 the nightmare tree', () => {
  const marked = (...marks: string[]): Partial<Table> => ({
    set: (s) => {
      const [tree] = s.tiles;
      if (tree !== undefined) tree.marks = marks;
    },
  });

  test('SD-17.3 one more find after two', () => {
    const fight = use('nightmareTree', [search(4)], {}, marked('find', 'find'));
    fight.end();
    expect(fight.state.tiles[0]?.marks).toEqual(['find', 'find', 'find']);
  });

  test('SD-17.3 after three finds there is nothing to activate', () => {
    const fight = use('nightmareTree', [], {}, marked('find', 'find', 'find'));
    fight.end();
    expect(fight.log('activated')).toEqual([]);
  });

  test('SD-17.3 the lonely ant comes once: later a 10 finds nothing and counts for nothing', () => {
    const fight = use('nightmareTree', [search(10)], {}, marked('find', 'ant'));
    fight.end();
    expect(fight.survivor('s1').resources).toEqual([]);
    expect(fight.state.tiles[0]?.marks).toEqual(['find', 'ant']);
  });
});

describe('SD-17.3 two dice with a tool, added', () => {
  test.each<[string, string, number, number, string[]]>([
    ['oreVein', 'pickaxe', 1, 2, []],
    ['oreVein', 'pickaxe', 1, 3, ['iron']],
    ['oreVein', 'pickaxe', 6, 6, ['iron']],
    ['oreVein', 'pickaxe', 6, 7, ['iron', 'iron']],
    ['oreVein', 'pickaxe', 10, 10, ['iron', 'iron']],
    ['acanthusPlants', 'sickle', 3, 4, []],
    ['acanthusPlants', 'sickle', 4, 4, ['freshAcanthus']],
    ['acanthusPlants', 'sickle', 10, 10, ['freshAcanthus']],
  ])('SD-17.3 %s with a %s: %i and %i', (card, word, a, b, gains) => {
    const tool = CONTENT.pack.gear.find((g) => g.keywords.includes(word))?.id ?? fail(word);
    const fight = use(card, [search(a), search(b)], { grid: [tool] });
    fight.end();
    expect(fight.survivor('s1').resources).toEqual(gains);
    expect(fight.state.tiles).toEqual([]);
  });
});

describe('SD-17.3 where it is activated', () => {
  /** Whether s1 can activate a tile at C3 from this space. */
  function offers(card: string, at: string): boolean {
    const fight = tinyFight({
      survivors: [calm(at), calm('P22')],
      tiles: [tile(card, 'C', 3)],
      set: (s) => {
        s.unlocked = [];
      },
    }).perform('act', { survivor: 's1' });
    return fight.options.includes('terrain:t1');
  }

  test.each<[string, string, boolean]>([
    ['oreVein', 'B3', true],
    ['oreVein', 'C3', true],
    ['oreVein', 'B2', false],
    ['oreVein', 'A3', false],
    ['deadMonster', 'E4', true],
    ['deadMonster', 'D3', true],
    ['deadMonster', 'E5', false],
    ['nightmareTree', 'F4', true],
    ['nightmareTree', 'F6', false],
    ['tallGrass', 'B3', false],
    ['tallGrass', 'C3', true],
    ['tallGrass', 'D4', true],
    ['giantStoneFace', 'B5', true],
    ['giantStoneFace', 'D3', false],
    ['toppledPillar', 'B6', true],
    ['toppledPillar', 'C2', true],
    ['toppledPillar', 'B2', false],
    ['stoneColumns', 'B3', false],
  ])('SD-17.3 %s from %s: %s', (card, at, offered) => {
    expect(offers(card, at)).toBe(offered);
  });

  test('SD-13.4 not without an activation', () => {
    const fight = tinyFight({
      survivors: [calm('B3')],
      tiles: [tile('oreVein', 'C', 3)],
      dice: [search(1)],
    }).perform('act', { survivor: 's1' });
    fight.answer('terrain:t1');
    expect(fight.options.filter((o) => o.startsWith('terrain'))).toEqual([]);
    expect(fight.options).toContain('B4');
  });
});

describe('SD-17.3 tall grass', () => {
  const grass = [tile('tallGrass', 'C', 3)];

  test('SD-17.3 hiding removes the priority token and makes one no threat; a second time there is nothing to do', () => {
    const fight = tinyFight({
      survivors: [calm('C3'), calm('P22')],
      tiles: grass,
      set: (s) => {
        s.unlocked = [];
        s.priority = { holder: 's1', permanent: false };
      },
    }).perform('activate', { survivor: 's1', why: 'surge' });
    fight.end();
    expect(fight.state.priority).toBeNull();
    expect(fight.survivor('s1').hiddenBy).toEqual(['t1']);
    expect(fight.survivor('s2').hiddenBy).toEqual([]);
  });

  test('SD-17.3 who hides keeps a token that another holds', () => {
    const fight = tinyFight({
      survivors: [calm('C3'), calm('P22')],
      tiles: grass,
      set: (s) => {
        s.unlocked = [];
        s.priority = { holder: 's2', permanent: false };
      },
    }).perform('activate', { survivor: 's1', why: 'surge' });
    fight.end();
    expect(fight.state.priority).toEqual({ holder: 's2', permanent: false });
  });

  test.each<[string, string[]]>([
    ['D4', ['t1']],
    ['E3', []],
  ])('SD-17.3 hidden as long as one stays on the tile: to %s', (to, hiddenBy) => {
    const fight = tinyFight({
      survivors: [calm('C3', { hiddenBy: ['t1'] })],
      tiles: grass,
      set: (s) => {
        s.unlocked = [];
      },
    }).perform('act', { survivor: 's1' });
    fight.answer(to);
    expect(fight.at('s1')).toBe(to);
    expect(fight.survivor('s1').hiddenBy).toEqual(hiddenBy);
  });

  test('SD-17.3 an attack of one’s own ends it', () => {
    const fight = tinyFight({
      monster: { at: 'E3' },
      survivors: [calm('D3', { hiddenBy: ['t1'] })],
      tiles: grass,
      dice: [
        { purpose: 'attack', value: 1 },
        { purpose: 'attack', value: 1 },
      ],
      set: (s) => {
        s.unlocked = [];
      },
    }).perform('activate', { survivor: 's1', why: 'surge', choice: 'attack:fistAndTooth' });
    fight.end();
    expect(fight.survivor('s1').hiddenBy).toEqual([]);
  });

  test.each<[string, number]>([
    ['G12', 1],
    ['G11', 0],
  ])('SD-17.1 standing on it adds 2 evasion: from %s %i hits', (at, missed) => {
    const fight = tinyFight({
      monster: { ai: ['claw'], facing: 'W' },
      survivors: [calm(at)],
      tiles: [tile('tallGrass', 'F', 12)],
      dice: [3, 1, ...(missed === 1 ? [] : [6])],
    }).perform('drawAi', {});
    fight.end();
    expect(fight.log('monsterAttacked')[0]?.hits).toBe(1 - missed);
  });
});

describe('SD-17.3 climbing and hopping', () => {
  test('SD-17.3 a giant stone face: onto any free space of it', () => {
    const fight = use('giantStoneFace', [], {}, { survivors: [calm('B3'), calm('D5')] });
    fight.stopsAt('climbTo');
    expect(fight.options).toEqual(['C3', 'D3', 'C4', 'D4', 'C5']);
    fight.answer('D4').end();
    expect(fight.at('s1')).toBe('D4');
    expect(fight.at('s2')).toBe('D5');
  });

  const steps = (movement: number): Partial<Placed> => ({
    attributes: { movement, accuracy: 0, strength: 0, evasion: 0, luck: 0, speed: 0 },
  });
  const walks = (at: string, movement: number): string[] =>
    tinyFight({
      survivors: [calm(at, steps(movement))],
      tiles: [tile('giantStoneFace', 'C', 3)],
      set: (s) => {
        s.unlocked = [];
      },
    })
      .perform('act', { survivor: 's1' })
      .options.sort();

  test('SD-17.1 on it one walks its spaces and down again', () => {
    expect(walks('C4', 2)).toEqual(
      ['A4', 'B3', 'B4', 'B5', 'C2', 'C3', 'C5', 'C6', 'D3', 'D4', 'D5', 'E4', 'endAct'].sort(),
    );
  });

  test('SD-17.2 from the ground nobody walks onto it', () => {
    expect(walks('B4', 1)).toEqual(['A4', 'B3', 'B5', 'endAct', 'terrain:t1']);
  });

  test('SD-17.3 a toppled pillar: to the space straight across', () => {
    const fight = use('toppledPillar', [], { at: 'B5' });
    fight.end();
    expect(fight.at('s1')).toBe('D5');
  });

  test('SD-17.3 from its end, across its length', () => {
    const fight = use('toppledPillar', [], { at: 'C2' });
    fight.end();
    expect(fight.at('s1')).toBe('C7');
  });

  test('SD-17.3 not where somebody stands across it', () => {
    const fight = use('toppledPillar', [], {}, { survivors: [calm('B5'), calm('D5')] });
    fight.end();
    expect(fight.at('s1')).toBe('B5');
  });
});

describe('SD-17.2 the words of the cards', () => {
  test('SD-17.2 which are obstacles, which are impassable', () => {
    const words = CONTENT.pack.terrain.map((t) => [
      t.id,
      [t.obstacle === true ? 'obstacle' : '', t.impassable === true ? 'impassable' : ''].join(' ').trim(),
    ]);
    expect(Object.fromEntries(words)).toEqual({
      acanthusPlants: '',
      bugPatch: '',
      deadMonster: 'obstacle',
      debris: '',
      giantStoneFace: 'obstacle impassable',
      nightmareTree: 'obstacle impassable',
      oreVein: '',
      stoneColumns: 'obstacle impassable',
      survivorCorpse: '',
      tallGrass: '',
      toppledPillar: 'obstacle impassable',
    });
  });

  test('SD-2.7 21 cards with these sizes and tiles', () => {
    expect(CONTENT.pack.terrain.reduce((sum, t) => sum + t.copies, 0)).toBe(21);
    expect(
      Object.fromEntries(
        CONTENT.pack.terrain.map((t) => [t.id, `${t.copies} ${t.tiles} ${t.width}x${t.height}`]),
      ),
    ).toEqual({
      acanthusPlants: '4 2 1x1',
      bugPatch: '1 1 1x1',
      deadMonster: '1 1 2x2',
      debris: '2 1 1x1',
      giantStoneFace: '2 1 2x3',
      nightmareTree: '1 1 3x3',
      oreVein: '2 1 1x1',
      stoneColumns: '2 3 1x2',
      survivorCorpse: '2 1 1x1',
      tallGrass: '2 2 2x2',
      toppledPillar: '2 1 1x4',
    });
  });

  test.each<[string, boolean]>([
    ['stoneColumns', true],
    ['debris', false],
    ['deadMonster', false],
  ])('SD-17.2 walking onto %s is barred: %s', (card, barred) => {
    const fight = tinyFight({
      survivors: [
        calm('B3', { attributes: { movement: 1, accuracy: 0, strength: 0, evasion: 0, luck: 0, speed: 0 } }),
      ],
      tiles: [tile(card, 'C', 3)],
      set: (s) => {
        s.unlocked = [];
      },
    }).perform('act', { survivor: 's1' });
    expect(fight.options.includes('C3')).toBe(!barred);
    expect(fight.options).toEqual(expect.arrayContaining(['B2', 'A3', 'B4']));
  });
});
