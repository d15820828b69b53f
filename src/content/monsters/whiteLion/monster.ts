import type { MonsterCard } from '../../../engine';
import { AI } from './ai';
import { HIT_LOCATIONS } from './hitLocations';
import { RESOURCES } from './resources';

/** The White Lion (white-lion.md). */
export const WHITE_LION: MonsterCard = {
  id: 'whiteLion',
  size: 2,
  levels: [
    {
      id: '1',
      rank: 1,
      deck: { basic: 7, advanced: 3, legendary: 0 },
      attributes: { movement: 6, toughness: 8 },
      specials: [],
      rewards: { basic: 4, monster: 4 },
    },
  ],
  instinct: { id: 'sniff', do: [{ do: 'allAreThreats' }, { do: 'endTurn' }] },
  basicAction: [
    { do: 'pickTarget', targets: [{ pick: 'closest', among: 'survivor', terms: ['inFieldOfView'] }] },
    { do: 'flow' },
    { do: 'moveAndAttack', profile: { speed: 2, accuracy: 2, damage: 1 } },
  ],
  ai: [...AI],
  hitLocations: [...HIT_LOCATIONS],
  resources: [...RESOURCES],
  setup: {
    monster: 'H11',
    survivors: ['N10', 'O11', 'O12', 'N13'],
    terrain: [{ card: 'tallGrass', tiles: [{ at: 'F9' }, { at: 'J13' }] }],
    random: 2,
    first: 'monster',
  },
  aftermath: {
    unlocks: 'catarium',
    victory: [],
    defeat: [
      {
        do: 'roll',
        purpose: 'defeat',
        bands: [{ from: 6, to: 10, do: [{ do: 'archiveGearOf', keyword: 'jewelry' }] }],
      },
    ],
  },
};
