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
  {
    id: '2',
    rank: 2,
    deck: { basic: 10, advanced: 5, legendary: 0 },
    attributes: { movement: 8, toughness: 10, speed: 1, damage: 1 },
    specials: ['trample', 'diabolical'],
    rewards: { basic: 4, monster: 6 },
  },
  {
    id: '3',
    rank: 3,
    deck: { basic: 12, advanced: 8, legendary: 3 },
    attributes: { movement: 8, toughness: 12, speed: 2, damage: 2 },
    tokens: { evasion: 1 },
    specials: ['trample', 'diabolical', 'hypermetabolism'],
    rewards: { basic: 4, monster: 8, cards: ['brokenLantern'] },
  },
];
