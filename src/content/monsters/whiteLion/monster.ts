import type { Effect, MonsterCard } from '../../../engine';
import { AI } from './ai';
import { HIT_LOCATIONS } from './hitLocations';
import { LEGENDARY } from './legendary';
import { LEVELS } from './levels';
import { RESOURCES } from './resources';
import { SPECIAL } from './special';

/** At level 3 and above, Sniff also brings an accuracy token (white-lion.md §1). */
const STRONGER_SCENT: Effect = {
  do: 'if',
  when: { is: 'levelAtLeast', n: 3 },
  then: [{ do: 'token', who: 'monster', token: 'accuracy', by: 1 }],
};

/** The White Lion (white-lion.md). */
export const WHITE_LION: MonsterCard = {
  id: 'whiteLion',
  size: 2,
  levels: [...LEVELS],
  instinct: { id: 'sniff', do: [{ do: 'allAreThreats' }, STRONGER_SCENT, { do: 'endTurn' }] },
  basicAction: [
    { do: 'pickTarget', targets: [{ pick: 'closest', among: 'survivor', terms: ['inFieldOfView'] }] },
    { do: 'flow' },
    { do: 'moveAndAttack', profile: { speed: 2, accuracy: 2, damage: 1 } },
  ],
  ai: [...AI, ...LEGENDARY, ...SPECIAL],
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
