import { describe, expect, test } from 'vitest';
import { affinities } from '../../../../src/engine/showdown/affinities';
import { activeGear, armourOf } from '../../../../src/engine/showdown/gearGrid';
import { gridComplaint } from '../../../../src/engine/showdown/gridRules';
import { survivorsOfKit } from '../../../../src/engine/showdown/kits';
import { checkSetUp } from '../../../../src/engine/showdown/setup';
import { LOCATIONS } from '../../../../src/engine/showdown/terms';
import { inForce } from '../../../../src/engine/showdown/traits';
import { kitSetUp } from '../../../../tools/play/setups';
import { CONTENT, tinyFight } from '../kit';

type Cards = readonly (string | null)[];

/** A survivor with these cards and nothing else. */
const owner = (cards: Cards) => ({
  grid: Array.from({ length: 9 }, (_, i) => {
    const card = cards[i] ?? null;
    return card === null ? null : { id: `g${i + 1}`, card, used: [] };
  }),
});
const active = (cards: Cards) => activeGear({ content: CONTENT }, owner(cards));
const colours = (cards: Cards) => affinities(owner(cards).grid, CONTENT).map((a) => a.colour);
const armour = (cards: Cards) => LOCATIONS.map((l) => armourOf({ content: CONTENT }, owner(cards), l));

const RAWHIDE = ['rawhideHeadband', 'rawhideGloves', 'rawhideVest', 'rawhidePants', 'rawhideBoots'];
const LION = ['whiteLionHelm', 'whiteLionGauntlet', 'whiteLionCoat', 'whiteLionSkirt', 'whiteLionBoots'];

describe('SD-16.2 affinities', () => {
  test('SD-16.2 two half-squares of one colour that touch, side by side or one above the other', () => {
    expect(colours(['kingSpear', 'boneAxe'])).toEqual(['red']);
    expect(colours(['rawhideHeadband', null, null, 'rawhideVest'])).toEqual(['blue']);
  });
  test('SD-16.2 not in another order, not with another colour, not diagonally', () => {
    expect(colours(['boneAxe', 'kingSpear'])).toEqual([]);
    expect(colours(['kingSpear', 'luckyCharm'])).toEqual([]);
    expect(colours(['kingSpear', null, null, null, 'boneAxe'])).toEqual([]);
  });
  test('SD-16.2 the end of a row does not touch the beginning of the next', () => {
    expect(colours([null, null, 'kingSpear', 'boneAxe'])).toEqual([]);
  });
  test('SD-16.2 each edge counts by itself', () => {
    const cross = [
      null,
      'whiteLionHelm',
      null,
      'whiteLionBoots',
      'catFangKnife',
      'whiteLionSkirt',
      null,
      'boneDagger',
    ];
    expect(colours(cross)).toEqual(['red', 'red', 'red', 'red']);
  });
});

describe('SD-16.3 bonuses', () => {
  const evasion = (cards: Cards) =>
    active(cards).modifiers.filter((m) => m.modifier.stat === 'evasion').length;
  test("SD-16.3 a puzzle bonus needs the card's own edges, all of them", () => {
    const vest = (above: string | null, beside: string | null) =>
      evasion([above, null, null, 'rawhideVest', beside]);
    expect(vest('rawhideHeadband', 'rawhideGloves')).toBe(1);
    expect(vest('rawhideHeadband', null)).toBe(0);
    expect(vest(null, 'rawhideGloves')).toBe(0);
  });
  test('SD-16.3 affinities elsewhere do not complete a puzzle bonus', () => {
    expect(
      evasion([
        'rawhideVest',
        null,
        'boneAxe',
        'luckyCharm',
        'catEyeCirclet',
        null,
        'kingSpear',
        'boneBlade',
      ]),
    ).toBe(0);
  });
  test('SD-16.3 several cards may use the same affinities', () => {
    const cards = [
      'monsterToothNecklace',
      'boneAxe',
      null,
      'whiteLionBoots',
      'catFangKnife',
      'whiteLionSkirt',
      'boneDagger',
    ];
    const strength = active(cards).modifiers.filter((m) => m.card === 'monsterToothNecklace');
    expect(strength).toHaveLength(2);
    expect(active(cards).triggers.map((t) => t.card)).toContain('catFangKnife');
  });
  test('SD-16.3 a lost card changes the bonuses at once', () => {
    const grid = [
      ...['lionSkinCloak', 'monsterGrease', 'skullHelm'],
      ...['bandages', null, 'bonePickaxe'],
      ...['boneSickle', null, null],
    ];
    expect(evasion(grid)).toBe(2);
    const t = tinyFight({ survivors: [{ at: 'A1', survival: 0, grid }], dice: [10] });
    t.perform('severeInjury', { survivor: 's1', location: 'head', modifier: 0 }).end();
    expect(t.gear('s1', 'skullHelm')).toBeUndefined();
    const left = activeGear({ content: CONTENT }, t.survivor('s1')).modifiers;
    expect(left.filter((m) => m.modifier.stat === 'evasion')).toHaveLength(1);
  });
});

describe('SD-16.4 armour', () => {
  test('SD-16.4 the points of each card at its place', () => {
    expect(armour(['cloth', 'skullHelm'])).toEqual([3, 0, 0, 1, 0]);
  });
  test('SD-16.4 a full set adds one everywhere, four pieces do not', () => {
    expect(armour(RAWHIDE)).toEqual([2, 2, 2, 2, 2]);
    expect(armour(RAWHIDE.slice(1))).toEqual([0, 1, 1, 1, 1]);
    expect(armour(LION)).toEqual([3, 3, 3, 3, 3]);
  });
  test('SD-16.4 an accessory is worn with armour', () => {
    expect(armour([...LION, 'lionHeaddress'])).toEqual([4, 3, 3, 3, 3]);
    expect(gridComplaint([...LION, 'lionHeaddress'], CONTENT)).toBeNull();
  });
  test('SD-16.4 one armour card for each place', () => {
    expect(gridComplaint(['whiteLionHelm', 'skullHelm'], CONTENT)).toBe(
      '"skullHelm" is a second armour card for the head',
    );
  });
  test('one copy of gear that is no weapon; weapons as many as one likes', () => {
    expect(gridComplaint(['bandages', 'bandages'], CONTENT)).toBe('"bandages" can be carried once');
    expect(gridComplaint(['boneAxe', 'boneAxe', 'boneAxe'], CONTENT)).toBeNull();
  });
  test('a set-up with such a grid is refused', () => {
    const setup = (grid: string[]) => ({
      monster: 'whiteLion',
      level: '1',
      players: ['Mika'],
      controller: 0,
      solo: true,
      survivors: [{ name: 'Anka', player: 0, grid }],
      variants: {},
      seed: 1,
    });
    expect(checkSetUp(setup(['cloth', 'whiteLionSkirt']), CONTENT)).not.toBeNull();
    expect(checkSetUp(setup(['cloth']), CONTENT)).toBeNull();
  });
});

describe('duplicates (survivors-in-detail.md §14)', () => {
  test('a second copy of a weapon keeps its drawbacks and loses its benefits', () => {
    const [, first, second] = active(['boneAxe', 'boneAxe']).weapons;
    expect(first?.keywords).toEqual(['melee', 'axe', 'bone', 'frail', 'savage']);
    expect(second?.keywords).toEqual(['melee', 'axe', 'bone', 'frail']);
  });
});

describe('sets (gear-and-resources.md §14)', () => {
  test.each([
    ['catFangKnife', 4],
    ['lionBeastKatar', 3],
    ['boneAxe', 2],
  ])('White Lion: +1 speed and +2 strength with daggers and katars: %s rolls %i dice', (weapon, dice) => {
    const t = tinyFight({
      survivors: [{ at: 'G11', survival: 0, grid: [...LION, weapon] }],
      dice: Array<number>(dice).fill(1),
    });
    t.perform('survivorAttack', {
      survivor: 's1',
      weapon: 'g6',
      by: null,
      bonus: [],
      speed: null,
      automatic: false,
    }).end();
    const strength = active([...LION, weapon]).modifiers.filter((m) => m.modifier.stat === 'strength');
    expect(strength.map((m) => m.modifier)).toEqual([
      { stat: 'strength', by: 2, with: 'dagger' },
      { stat: 'strength', by: 2, with: 'katar' },
    ]);
  });
  test.each([
    [6, 3],
    [5, 2],
  ])('Rawhide: after a survival action with a %i the owner has survival %i', (die, survival) => {
    const t = tinyFight({
      survivors: [
        { at: 'A1', survival: 3, grid: RAWHIDE },
        { at: 'A3', standsAfter: 1 },
      ],
      dice: [die],
    });
    t.perform('encourage', { survivor: 's1', other: 's2' }).end();
    expect(t.survivor('s1').survival).toBe(survival);
  });
});

describe('SD-16.5 gear gained', () => {
  test('SD-16.5 it goes in at once, into the first free cell', () => {
    const t = tinyFight({ survivors: [{ at: 'A1', grid: ['cloth'] }] });
    t.perform('gainGear', { survivor: 's1', card: 'boneBlade' }).end();
    expect(t.survivor('s1').grid[1]?.card).toBe('boneBlade');
    expect(new Set(t.survivor('s1').grid.flatMap((g) => (g === null ? [] : [g.id]))).size).toBe(2);
  });
  test('SD-16.5 with a full grid it, or a card carried, is archived', () => {
    const full = ['cloth', ...Array<string>(8).fill('boneAxe')];
    const keys = ['new', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8', 'g9'];
    const gained = (answer: string) => {
      const t = tinyFight({ survivors: [{ at: 'A1', grid: full }] });
      t.perform('gainGear', { survivor: 's1', card: 'boneBlade' });
      expect(t.options).toEqual(keys);
      return t.answer(answer).end();
    };
    expect(gained('new').gear('s1', 'boneBlade')).toBeUndefined();
    const swapped = gained('g1');
    expect(swapped.survivor('s1').grid[0]?.card).toBe('boneBlade');
    expect(swapped.log('archived').map((e) => e.card)).toEqual(['cloth']);
  });
});

describe('the ready-made kits', () => {
  test('each grid is legal, and the grids of a kit are for four survivors', () => {
    for (const { grids } of CONTENT.pack.kits) {
      expect(grids).toHaveLength(CONTENT.pack.survivors.length);
      for (const grid of grids) expect(gridComplaint(grid, CONTENT)).toBeNull();
    }
  });
  test('the later kits have survivors of their own: legal, each in a different way, and their gear suits them', () => {
    const withOwn = CONTENT.pack.kits.filter((kit) => kit.survivors !== undefined);
    expect(withOwn.map(({ id }) => id)).toEqual(['phoenix', 'masks', 'crafted', 'stone-circle']);
    const names = withOwn.flatMap(({ survivors = [] }) => survivors.map(({ name }) => name));
    expect(new Set([...names, ...CONTENT.pack.survivors.map(({ name }) => name)]).size).toBe(20);
    for (const { id } of withOwn) {
      const survivors = survivorsOfKit(CONTENT, id);
      expect(checkSetUp(kitSetUp(CONTENT, id, 1), CONTENT), id).toBeNull();
      for (const survivor of survivors) {
        const { fightingArts = [], disorders = [], courage = 0, understanding = 0, grid } = survivor;
        expect([fightingArts.length, disorders.length], survivor.name).toEqual([1, 1]);
        expect(survivor.abilities ?? []).toEqual([
          ...(courage >= 3 ? ['bold'] : []),
          ...(understanding >= 3 ? ['insight'] : []),
        ]);
        const words = active(grid).keywords;
        for (const trait of fightingArts) {
          expect(inForce(CONTENT.traits[trait]?.trait ?? { id: '' }, words), survivor.name).toBe(true);
        }
        const { weaponType } = survivor;
        if (weaponType !== undefined && weaponType !== 'fistAndTooth') expect(words).toContain(weaponType);
      }
    }
  });
  test('the kits of the beginning come with people who have been nowhere yet', () => {
    for (const kit of ['starting', 'white-lion']) {
      for (const survivor of survivorsOfKit(CONTENT, kit))
        expect(Object.keys(survivor).sort()).toEqual(['grid', 'name']);
    }
  });
  test('SD-16.3 what the White Lion kit is built for is active', () => {
    const [knives, claws, bow, spear] = CONTENT.kits['white-lion']?.grids ?? [];
    const sources = (grid: Cards | undefined) => {
      const { activations, triggers, modifiers, sets } = active(grid ?? []);
      return [...new Set([...sets, ...[...activations, ...triggers, ...modifiers].map((x) => x.card)])];
    };
    expect(sources(knives)).toEqual(
      expect.arrayContaining(['whiteLion', 'whiteLionHelm', 'whiteLionBoots', 'catFangKnife', 'boneDagger']),
    );
    expect(sources(claws)).toEqual(
      expect.arrayContaining(['rawhide', 'rawhideHeadband', 'rawhideVest', 'monsterGrease', 'driedAcanthus']),
    );
    expect(sources(bow)).toEqual(
      expect.arrayContaining(['rawhideHeadband', 'luckyCharm', 'catGutBow', 'bandages']),
    );
    expect(active(spear ?? []).modifiers.filter((m) => m.card === 'monsterToothNecklace')).toHaveLength(2);
    expect(sources(spear)).toContain('whiteLion');
  });
});
