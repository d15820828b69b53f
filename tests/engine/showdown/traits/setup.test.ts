import { describe, expect, test } from 'vitest';
import { activeGear } from '../../../../src/engine/showdown/gearGrid';
import { checkSetUp, prepare, type SetUp, type SurvivorSetUp } from '../../../../src/engine/showdown/setup';
import { CONTENT } from '../kit';

const setUp = (...survivors: Partial<SurvivorSetUp>[]): SetUp => ({
  monster: 'whiteLion',
  level: '1',
  players: ['Mika'],
  controller: 0,
  solo: true,
  survivors: survivors.map((s) => ({ name: 'Ada', player: 0, grid: [], ...s })),
  variants: {},
  seed: 1,
});

describe('a set-up says what its survivors are (survivors-in-detail.md §1)', () => {
  test.each<[string, Partial<SurvivorSetUp>]>([
    ['an unknown fighting art', { fightingArts: ['flying'] }],
    ['a disorder as an art', { fightingArts: ['apathetic'] }],
    ['an art as a disorder', { disorders: ['tough'] }],
    [
      'four arts, a secret one among them',
      { fightingArts: ['tough', 'thrillSeeker', 'extraSense', 'kingsStep'] },
    ],
    ['four disorders', { disorders: ['prey', 'seizures', 'anxiety', 'honorable'] }],
    ['one art twice', { fightingArts: ['tough', 'tough'] }],
    ['an unknown ability', { abilities: ['tough'] }],
    ['an unknown weapon type', { weaponType: 'spoon' }],
    ['what every object has', { fightingArts: ['constructor'] }],
  ])('refused: %s', (_, survivor) => {
    expect(checkSetUp(setUp(survivor), CONTENT)).toEqual(expect.any(String));
  });

  test('three of each are taken as they are', () => {
    const fightingArts = ['tough', 'thrillSeeker', 'kingsStep'];
    const disorders = ['prey', 'seizures', 'anxiety'];
    const given = setUp({
      fightingArts,
      disorders,
      weaponType: 'axe',
      weaponLevel: 3,
      affinities: { red: 2 },
    });
    expect(checkSetUp(given, CONTENT)).toBeNull();
    expect(prepare(given, CONTENT).survivors[0]).toMatchObject({
      fightingArts,
      disorders,
      weaponType: 'axe',
      weaponLevel: 3,
      affinities: { red: 2 },
    });
  });
});

describe('SD-16.2 affinities of a survivor', () => {
  const movement = (affinities: SurvivorSetUp['affinities'], grid: (string | null)[]) => {
    const state = prepare(setUp({ grid, ...(affinities === undefined ? {} : { affinities }) }), CONTENT);
    const survivor = state.survivors[0];
    if (survivor === undefined) throw new Error('nobody');
    return activeGear({ content: CONTENT, state }, survivor).modifiers.map((m) => m.card);
  };
  /** The charm needs two blue affinities anywhere, the boots two red ones on their own edges. */
  test('count for bonuses that look anywhere in the grid', () => {
    expect(movement({ blue: 2 }, ['luckyCharm'])).toEqual(['luckyCharm']);
    expect(movement({ blue: 1 }, ['luckyCharm'])).toEqual([]);
    expect(movement(undefined, ['luckyCharm'])).toEqual([]);
  });
  test('of another colour do not', () => {
    expect(movement({ red: 3 }, ['luckyCharm'])).toEqual([]);
  });
  test("SD-16.3 nor for a puzzle bonus, which needs the card's own edges", () => {
    expect(movement({ red: 5 }, ['whiteLionBoots'])).toEqual([]);
  });
});
