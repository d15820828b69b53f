import type { Effect, Terrain } from '../engine';

const nothing: Effect[] = [];
const gone: Effect = { do: 'removeTile' };
const points = (what: 'survival' | 'insanity', by: number): Effect => ({
  do: 'points',
  who: 'owner',
  what,
  by,
});
const random = (from: 'basic' | 'monster' | 'vermin'): Effect => ({ do: 'gainResource', who: 'owner', from });
const named = (card: string): Effect => ({ do: 'gainResource', who: 'owner', card });

const band = (from: number, to: number, effects: Effect[]) => ({ from, to, do: effects });
const search = (bands: { from: number; to: number; do: Effect[] }[], secondDieWith?: string): Effect => ({
  do: 'roll',
  purpose: 'search',
  by: 'owner',
  bands,
  ...(secondDieWith === undefined ? {} : { secondDieWith }),
});

/** The Scavenger Kit adds to what is rolled; more than 10 is as good as 10. */
const scavenge = (by: number, bands: { from: number; to: number; do: Effect[] }[]): Effect => ({
  ...search(bands),
  plusWith: { keyword: 'scavenging', by },
});

/** A find of the Nightmare Tree: three in all. */
const find = (effects: Effect[]): Effect[] => [{ do: 'mark', mark: 'find' }, ...effects];

/** The 21 terrain cards (terrain.md §2, §5). */
export const TERRAIN: readonly Terrain[] = [
  {
    id: 'acanthusPlants',
    copies: 4,
    tiles: 2,
    width: 1,
    height: 1,
    activation: {
      id: 'harvest',
      cost: 'activation',
      from: 'onOrBeside',
      do: [
        search(
          [
            band(1, 2, [{ do: 'damage', who: 'owner', amount: 1, at: 'arms' }]),
            band(3, 4, nothing),
            band(5, 7, [points('survival', 1), gone]),
            band(8, 20, [named('freshAcanthus'), gone]),
          ],
          'sickle',
        ),
      ],
    },
    placement: { apart: 6 },
    reading: 'house',
  },
  {
    id: 'bugPatch',
    copies: 1,
    tiles: 1,
    width: 1,
    height: 1,
    activation: {
      id: 'search',
      cost: 'activation',
      from: 'onOrBeside',
      do: [
        scavenge(1, [
          band(1, 1, [{ do: 'brainDamage', who: 'owner', amount: 1 }]),
          band(2, 2, nothing),
          band(3, 3, [random('basic')]),
          band(4, 20, [random('vermin')]),
        ]),
        gone,
      ],
    },
    placement: {},
    reading: 'house',
  },
  {
    id: 'deadMonster',
    copies: 1,
    tiles: 1,
    width: 2,
    height: 2,
    obstacle: true,
    activation: {
      id: 'search',
      cost: 'activation',
      from: 'onOrBeside',
      do: [
        search([band(1, 3, nothing), band(4, 6, [random('basic')]), band(7, 10, [random('monster')])]),
        gone,
      ],
    },
    placement: { clearRing: true },
    onStart: [{ do: 'skipMonsterTurn' }],
    reading: 'house',
  },
  {
    id: 'debris',
    copies: 2,
    tiles: 1,
    width: 1,
    height: 1,
    activation: {
      id: 'search',
      cost: 'activation',
      from: 'onOrBeside',
      do: [
        scavenge(3, [
          band(1, 1, [{ do: 'knockDown', who: 'owner' }, gone]),
          band(2, 3, [gone]),
          band(4, 6, [random('basic'), gone]),
          band(7, 7, nothing),
          band(8, 9, [{ do: 'gainGear', who: 'owner', card: 'boneBlade' }, gone]),
          band(10, 20, [{ do: 'gainGear', who: 'owner', card: 'scrapSword' }, gone]),
        ]),
      ],
    },
    placement: {},
    reading: 'house',
  },
  {
    id: 'giantStoneFace',
    copies: 2,
    tiles: 1,
    width: 2,
    height: 3,
    obstacle: true,
    impassable: true,
    raised: true,
    modifiers: [{ stat: 'accuracy', by: 1, with: 'ranged' }],
    activation: { id: 'climb', cost: 'activation', from: 'beside', do: [{ do: 'climb' }] },
    placement: { clearRing: true },
    reading: 'house',
  },
  {
    id: 'nightmareTree',
    copies: 1,
    tiles: 1,
    width: 3,
    height: 3,
    obstacle: true,
    impassable: true,
    activation: {
      id: 'search',
      cost: 'activation',
      from: 'beside',
      when: { is: 'marksBelow', mark: 'find', n: 3 },
      do: [
        search([
          band(1, 3, [{ do: 'brainDamage', who: 'owner', amount: 1 }]),
          band(4, 7, find([random('basic')])),
          band(8, 9, find([random('vermin')])),
          band(10, 10, [
            {
              do: 'if',
              when: { is: 'marksBelow', mark: 'ant', n: 1 },
              then: [...find([named('lonelyAnt')]), { do: 'mark', mark: 'ant' }],
            },
          ]),
        ]),
      ],
    },
    placement: { clearRing: true },
    reading: 'house',
  },
  {
    id: 'oreVein',
    copies: 2,
    tiles: 1,
    width: 1,
    height: 1,
    activation: {
      id: 'mine',
      cost: 'activation',
      from: 'onOrBeside',
      do: [
        search(
          [band(1, 3, nothing), band(4, 12, [named('iron')]), band(13, 20, [named('iron'), named('iron')])],
          'pickaxe',
        ),
        gone,
      ],
    },
    placement: {},
    reading: 'house',
  },
  {
    id: 'stoneColumns',
    copies: 2,
    tiles: 3,
    width: 1,
    height: 2,
    obstacle: true,
    impassable: true,
    placement: { apart: 3 },
  },
  {
    id: 'survivorCorpse',
    copies: 2,
    tiles: 1,
    width: 1,
    height: 1,
    activation: {
      id: 'search',
      cost: 'activation',
      from: 'onOrBeside',
      do: [
        search([
          band(1, 2, [points('insanity', 1)]),
          band(3, 5, [points('insanity', 2), random('basic')]),
          band(6, 10, [points('insanity', 3), named('skull')]),
        ]),
        gone,
      ],
    },
    placement: {},
    reading: 'house',
  },
  {
    id: 'tallGrass',
    copies: 2,
    tiles: 2,
    width: 2,
    height: 2,
    modifiers: [{ stat: 'evasion', by: 2 }],
    activation: {
      id: 'hide',
      cost: 'activation',
      from: 'on',
      when: { is: 'not', of: { is: 'hidden', who: 'owner' } },
      do: [{ do: 'hide' }, { do: 'priority', who: 'owner', gain: false }],
    },
    placement: { apart: 2 },
    reading: 'house',
  },
  {
    id: 'toppledPillar',
    copies: 2,
    tiles: 1,
    width: 1,
    height: 4,
    obstacle: true,
    impassable: true,
    activation: { id: 'hop', cost: 'activation', from: 'beside', do: [{ do: 'climb', across: true }] },
    placement: { clearRing: true },
    reading: 'house',
  },
];
