import type { AiCard, Effect } from '../../../engine';

const token = (kind: 'speed' | 'accuracy', by: number): Effect => ({
  do: 'token',
  who: 'monster',
  token: kind,
  by,
});
const STARE: Effect = { do: 'brainDamage', who: 'subject', amount: 3 };
const SHARPER_EYES: Effect = { do: 'attribute', who: 'each', what: 'accuracy', by: 1 };

/** Whoever attacks it to its face is stared down (white-lion.md §4). */
const GOLDEN_EYES: AiCard = {
  id: 'goldenEyes',
  kind: 'legendary',
  copies: 1,
  stays: 'trait',
  actions: [token('speed', 1), token('accuracy', 2)],
  triggers: [
    {
      on: 'attackDeclared',
      when: { is: 'not', of: { is: 'attacksFromBlindSpot', who: 'subject' } },
      do: [
        {
          do: 'if',
          when: { is: 'atLeast', who: 'subject', what: 'understanding', n: 6 },
          then: [
            {
              do: 'may',
              who: 'subject',
              effects: [{ do: 'attackBonus', token: 'accuracy', by: -4 }],
              else: [STARE],
            },
          ],
          else: [STARE],
        },
      ],
    },
  ],
  onDefeat: [
    { do: 'chooseFrom', group: { among: 'survivor' }, pick: 'any', by: 'survivors' },
    SHARPER_EYES,
    { do: 'chooseFrom', group: { among: 'survivor', except: 'each' }, pick: 'any', by: 'survivors' },
    SHARPER_EYES,
  ],
};

/** Survivors have to look for it in the grass, or be found (white-lion.md §4, §11). */
const VANISH: AiCard = {
  id: 'vanish',
  kind: 'legendary',
  copies: 1,
  actions: [
    { do: 'forEach', of: { among: 'survivor' }, effects: [{ do: 'priority', who: 'each', gain: false }] },
    { do: 'offBoard' },
  ],
  activation: {
    id: 'find',
    cost: 'activation',
    when: { is: 'standsOn', who: 'owner', terrain: 'tallGrass' },
    do: [
      {
        do: 'roll',
        purpose: 'find',
        by: 'owner',
        bands: [
          {
            from: 9,
            to: 10,
            do: [{ do: 'placeMonster', beside: 'owner', covering: 'any' }, { do: 'leavePlay' }],
          },
        ],
      },
    ],
  },
  faceUp: [
    { do: 'pickTarget', targets: [{ pick: 'random', among: 'survivor' }] },
    { do: 'placeMonster', beside: 'target', covering: 'any' },
    { do: 'doom', who: 'target' },
    {
      do: 'moveAndAttack',
      stay: true,
      profile: { speed: 4, accuracy: 2, damage: 2 },
      afterDamage: [
        {
          do: 'roll',
          purpose: 'zeroPresence',
          by: 'target',
          at: 'target',
          bands: [{ from: 6, to: 10, do: [{ do: 'learnArt', who: 'target', art: 'zeroPresence' }] }],
        },
      ],
    },
  ],
  onLeave: [
    {
      do: 'if',
      when: { is: 'monsterOffBoard' },
      then: [
        { do: 'chooseFrom', group: { among: 'survivor' }, pick: 'random' },
        { do: 'placeMonster', beside: 'each', covering: 'any' },
      ],
    },
  ],
  reading: 'house',
};

/** The legendary cards, one each (white-lion.md §4). */
export const LEGENDARY: readonly AiCard[] = [GOLDEN_EYES, VANISH];
