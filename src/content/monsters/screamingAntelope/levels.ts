import type { Level } from '../../../engine';

/** The levels (screaming-antelope.md §1). */
export const LEVELS: readonly Level[] = [
  {
    id: '1',
    rank: 1,
    deck: { basic: 7, advanced: 3, legendary: 0 },
    attributes: { movement: 6, toughness: 8 },
    specials: ['trample'],
    rewards: { basic: 4, monster: 4 },
  },
];
