import type { Effect, Level } from '../../../engine';

/** From level 3 on, with the innovation Saga: whoever dealt the last wound may be praised for it (white-lion.md §9). */
const SAGA: Effect = {
  do: 'if',
  when: { is: 'innovation', id: 'saga' },
  then: [
    {
      do: 'roll',
      purpose: 'saga',
      by: 'attacker',
      at: 'attacker',
      bands: [
        {
          from: 4,
          to: 10,
          do: [{ do: 'attribute', who: 'attacker', what: ['accuracy', 'strength'], by: 1 }],
        },
      ],
    },
  ],
};

const GREAT_REWARDS: Pick<Level, 'rewards' | 'victory'> = {
  rewards: { basic: 4, monster: 8, cards: ['elderCatTeeth'] },
  victory: [SAGA],
};

/** The levels, the usual first one at the beginning (white-lion.md §1, §6). */
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
  {
    id: '3',
    rank: 3,
    deck: { basic: 10, advanced: 9, legendary: 2 },
    attributes: { movement: 8, toughness: 14, speed: 2, damage: 2 },
    tokens: { accuracy: 2, luck: 1 },
    specials: ['cunning', 'merciless'],
    ...GREAT_REWARDS,
  },
  {
    id: 'beast-of-sorrow',
    rank: 4,
    deck: { basic: 10, advanced: 5, legendary: 1 },
    attributes: { movement: 7, toughness: 13, speed: 1, damage: 1 },
    specials: ['cunning', 'trample', 'weakSpot'],
    ...GREAT_REWARDS,
  },
  {
    id: 'great-golden-cat',
    rank: 4,
    deck: { shuffled: ['comboClaw', 'viciousClaw', 'terrifyingRoar', 'powerSwat', 'vanish', 'bloodyClaw'] },
    attributes: { movement: 9, toughness: 17, speed: 2, damage: 5 },
    tokens: { accuracy: 1, luck: 1 },
    specials: ['merciless', 'cunning', 'trample', 'goldenEyes'],
    life: 15,
    ...GREAT_REWARDS,
  },
  {
    id: 'prologue',
    rank: 1,
    deck: {
      top: ['claw'],
      shuffled: ['chomp', 'sizeUp', 'powerSwat', 'grasp', 'maul', 'terrifyingRoar', 'enraged'],
    },
    attributes: { movement: 6, toughness: 6 },
    specials: [],
    hitLocations: { top: ['strangeHand'] },
    setup: { terrain: [], random: 0 },
    survivors: { kit: 'starting', survival: 1, survivalLimit: 1, unlocked: ['dodge'] },
    rewards: { basic: 4, monster: 4 },
  },
];
