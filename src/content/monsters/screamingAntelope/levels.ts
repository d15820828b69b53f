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
  {
    id: 'mad-steed',
    rank: 4,
    deck: { shuffled: ['crushAndDevour', 'stompAndSnort', 'ravenous', 'bite', 'bite', 'greatKick'] },
    attributes: { movement: 9, toughness: 18, speed: 2, damage: 5 },
    tokens: { accuracy: 1, luck: 1 },
    specials: ['diabolical', 'trample', 'berserker', 'hypermetabolism', 'kingsAura', 'legendaryHorns'],
    life: 20,
    hitLocations: {
      top: ['battlePressure', 'battlePressure', 'battlePressure'],
      archived: ['furryThroat'],
    },
    rewards: { basic: 4, monster: 8, cards: ['brokenLantern'] },
  },
];
