import type { Effect, HitLocation } from '../../../engine';

/** A full move forward that grabs whoever is in the way (white-lion.md §7). */
const CHARGE: Effect = { do: 'moveStraight', how: 'forward', grabs: true };
const BASIC_ACTION: Effect = { do: 'basicAction', who: 'attacker' };
const FALL: Effect = { do: 'knockDown', who: 'monster' };

/** A token that the monster gets to its disadvantage. */
const less = (token: string): Effect => ({ do: 'token', who: 'monster', token, by: 1, take: true });
const gain = (card: string): Effect => ({ do: 'gainResource', who: 'attacker', card });
const RANDOM_RESOURCE: Effect = { do: 'gainResource', who: 'attacker', from: 'monster' };

const rolled = (
  purpose: string,
  from: number,
  to: number,
  then: Effect[],
  otherwise: Effect[] = [],
): Effect => ({
  do: 'roll',
  purpose,
  by: 'attacker',
  bands: [
    { from, to, do: then },
    ...(otherwise.length === 0 ? [] : [{ from: 1, to: from - 1, do: otherwise }]),
  ],
});

/** The 23 hit locations, one each (white-lion.md §7). */
export const HIT_LOCATIONS: readonly HitLocation[] = [
  {
    id: 'beastsBack',
    reading: 'house',
    reaction: { on: 'failure', do: [CHARGE] },
    critical: { do: [less('accuracy')] },
  },
  {
    id: 'beastsBrow',
    reaction: { on: 'wound', do: [{ do: 'brainDamage', who: 'attacker', amount: 1 }, BASIC_ACTION] },
    critical: { do: [less('accuracy')] },
  },
  {
    id: 'beastsChest',
    reading: 'house',
    reaction: { on: 'failure', do: [CHARGE] },
    critical: { do: [RANDOM_RESOURCE, rolled('heart', 10, 10, [{ do: 'monsterDies' }])] },
  },
  {
    id: 'beastsEar',
    reaction: {
      on: 'failure',
      do: [{ do: 'moveStraight', how: 'awayFrom', from: 'attacker', spaces: 1 }],
    },
    critical: { do: [less('accuracy')] },
  },
  {
    id: 'beastsElbow',
    reading: 'house',
    reaction: { on: 'failure', do: [CHARGE] },
    critical: {
      do: [
        {
          do: 'forEach',
          of: { among: 'survivor', terms: ['nonDeaf'] },
          effects: [
            { do: 'points', who: 'each', what: 'insanity', by: 3 },
            {
              do: 'if',
              when: { is: 'fits', who: 'each', group: { among: 'survivor', terms: ['knockedDown'] } },
              then: [{ do: 'may', who: 'each', effects: [{ do: 'stand', who: 'each' }] }],
            },
          ],
        },
      ],
    },
  },
  { id: 'beastsFemur', critical: { do: [less('movement'), RANDOM_RESOURCE] } },
  {
    id: 'beastsFlank',
    reaction: { on: 'wound', do: [{ do: 'priority', who: 'attacker', gain: true }] },
    critical: { do: [FALL] },
  },
  {
    id: 'beastsHeel',
    critical: {
      do: [FALL],
      injury: {
        id: 'rupturedTendon',
        triggers: [
          {
            on: 'monsterMovementStarts',
            do: [{ do: 'roll', purpose: 'rupturedTendon', bands: [{ from: 1, to: 1, do: [FALL] }] }],
          },
        ],
      },
    },
  },
  { id: 'beastsKnee', critical: { do: [less('movement')] } },
  {
    id: 'beastsMaw',
    reaction: {
      on: 'failure',
      do: [
        {
          do: 'roll',
          purpose: 'maw',
          bands: [
            {
              from: 4,
              to: 10,
              do: [
                { do: 'brainDamage', who: 'attacker', amount: 'level' },
                { do: 'knockDown', who: 'attacker' },
              ],
            },
          ],
        },
      ],
    },
    critical: {
      do: [
        rolled('jaw', 5, 10, [
          { do: 'points', who: 'attacker', what: 'courage', by: 1 },
          { do: 'points', who: 'attacker', what: 'survival', by: 1 },
        ]),
      ],
      injury: { id: 'noJaw' },
    },
  },
  {
    id: 'beastsPaw',
    reaction: { on: 'failure', do: [{ do: 'basicAction', who: 'attacker', damage: 2 }] },
    critical: {
      do: [less('movement'), gain('lionClaw')],
      injury: { id: 'brokenFoot', ignores: 'grab' },
    },
  },
  {
    id: 'beastsRibs',
    reaction: {
      on: 'wound',
      do: [
        {
          do: 'if',
          when: { is: 'atLeast', who: 'attacker', what: 'understanding', n: 3 },
          then: [{ do: 'points', who: 'attacker', what: 'survival', by: 1 }],
        },
      ],
    },
    critical: { do: [less('toughness')] },
  },
  {
    id: 'beastsScapularDeltoid',
    reading: 'house',
    reaction: { on: 'failure', do: [CHARGE] },
    critical: { do: [less('movement')] },
  },
  {
    id: 'beastsTail',
    reading: 'house',
    reaction: { on: 'reflex', do: [CHARGE] },
    critical: { do: [less('accuracy'), gain('lionTail')] },
  },
  {
    id: 'beastsTemple',
    reading: 'house',
    reaction: { on: 'failure', do: [BASIC_ACTION] },
    critical: {
      do: [],
      injury: {
        id: 'rattledTemple',
        triggers: [
          {
            on: 'aiDrawn',
            do: [
              {
                do: 'roll',
                purpose: 'rattledTemple',
                bands: [{ from: 1, to: 2, do: [{ do: 'discardDrawn' }, { do: 'endTurn' }] }],
              },
            ],
          },
        ],
      },
    },
  },
  {
    id: 'beastsTricep',
    reaction: { on: 'failure', do: [BASIC_ACTION] },
    critical: { do: [{ do: 'discardMood', by: 'attacker' }, FALL] },
  },
  {
    id: 'fleshyGut',
    reaction: { on: 'failure', do: [BASIC_ACTION] },
    critical: {
      do: [
        { do: 'gainResource', who: 'attacker', from: 'basic' },
        { do: 'points', who: 'attacker', what: 'insanity', by: 3 },
      ],
    },
  },
  {
    id: 'fuzzyGroin',
    critical: {
      do: [
        gain('lionTestes'),
        { do: 'token', who: 'monster', token: 'damage', by: 1 },
        { do: 'priority', who: 'attacker', gain: true, permanent: true },
      ],
      injury: { id: 'lostDingDong' },
    },
  },
  {
    id: 'gloriousMane',
    kind: 'impervious',
    critical: {
      do: [
        gain('shimmeringMane'),
        {
          do: 'if',
          when: { is: 'fits', who: 'attacker', group: { among: 'survivor', terms: ['insane'] } },
          then: [{ do: 'token', who: 'attacker', token: 'strength', by: 1 }],
        },
      ],
    },
  },
  {
    id: 'softBelly',
    critical: {
      do: [RANDOM_RESOURCE],
      injury: {
        id: 'organTrail',
        triggers: [
          {
            on: 'monsterTurnStart',
            do: [
              {
                do: 'roll',
                purpose: 'organTrail',
                bands: [{ from: 1, to: 1, do: [{ do: 'woundMonster', wounds: 1 }] }],
              },
            ],
          },
        ],
      },
    },
  },
  {
    id: 'strainingNeck',
    critical: {
      do: [
        rolled(
          'neck',
          10,
          10,
          [{ do: 'later', moment: 'monsterTurnEnd', in: 1, effects: [{ do: 'monsterDies' }] }],
          [FALL],
        ),
      ],
    },
  },
  {
    id: 'strangeHand',
    reaction: { on: 'failure', do: [BASIC_ACTION] },
    critical: {
      do: [
        {
          do: 'may',
          who: 'attacker',
          survival: 1,
          effects: [{ do: 'attribute', who: 'attacker', what: 'strength', by: 1 }],
        },
      ],
      injury: { id: 'lostHand' },
    },
  },
  { id: 'cleverPloy', kind: 'trap', trap: [{ do: 'doom', who: 'attacker' }, BASIC_ACTION] },
];
