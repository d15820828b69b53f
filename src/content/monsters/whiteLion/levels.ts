import type { Level } from '../../../engine';

/** The levels (white-lion.md §1). */
export const LEVELS: readonly Level[] = [
  {
    id: '1',
    rank: 1,
    deck: { basic: 7, advanced: 3, legendary: 0 },
    attributes: { movement: 6, toughness: 8 },
    specials: [],
    rewards: { basic: 4, monster: 4 },
  },
  {
    id: '2',
    rank: 2,
    deck: { basic: 10, advanced: 5, legendary: 0 },
    attributes: { movement: 7, toughness: 10, speed: 1, damage: 1 },
    specials: ['cunning'],
    rewards: { basic: 4, monster: 6 },
  },
];
