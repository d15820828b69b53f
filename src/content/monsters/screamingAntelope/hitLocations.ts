// One deck, one file: the table of its rows is longer than other files, and is read against the deck as a whole.

import type { Effect, HitLocation } from '../../../engine';
import { BATTLE_PRESSURE } from '../shared';
import { FALL, FORWARD } from './words';

const FACE_ATTACKER: Effect = { do: 'face', who: 'attacker' };
const CLUB: HitLocation['bonus'] = { stat: 'luck', by: 2, with: ['club', 'shield'] };
/** "SAr": a random resource of the antelope. */
const RESOURCE: Effect = { do: 'gainResource', who: 'attacker', from: 'monster' };
const FIST: Effect['when'] = { is: 'attackWith', keyword: 'fistAndTooth' };

/** A token that the monster gets to its disadvantage. */
const less = (token: string): Effect => ({ do: 'token', who: 'monster', token, by: 1, take: true });

/** On one face of a die something happens. */
const rolled = (purpose: string, from: number, to: number, then: Effect[], by?: 'attacker'): Effect => ({
  do: 'roll',
  purpose,
  ...(by === undefined ? {} : { by }),
  bands: [{ from, to, do: then }],
});

const moreInsane = (by: number): Effect => ({ do: 'points', who: 'attacker', what: 'insanity', by });

/** The 22 hit locations, one each (screaming-antelope.md §6), and what the Mad Steed has besides. */
export const HIT_LOCATIONS: readonly HitLocation[] = [
  {
    id: 'delicateInvertedKnee',
    bonus: CLUB,
    critical: {
      do: [],
      injury: {
        id: 'crushedKnee',
        triggers: [{ on: 'monsterMovementStarts', do: [rolled('crushedKnee', 1, 1, [FALL])] }],
      },
    },
  },
  {
    id: 'ferociousSpasm',
    reaction: {
      on: 'reflex',
      do: [
        {
          do: 'forEach',
          of: { among: 'survivor', terms: ['adjacent'] },
          order: 'controller',
          effects: [{ do: 'basicAction', who: 'each' }],
        },
      ],
    },
  },
  { id: 'furryTail', critical: { do: [RESOURCE, less('accuracy')] } },
  {
    id: 'furryThroat',
    bonus: CLUB,
    critical: { do: [RESOURCE, rolled('throat', 10, 10, [{ do: 'monsterDies' }], 'attacker')] },
  },
  {
    id: 'giantMouth',
    reaction: {
      on: 'reflex',
      do: [
        {
          do: 'if',
          when: { is: 'dieIn', faces: [1, 2] },
          then: [
            {
              do: 'if',
              when: FIST,
              then: [
                { do: 'cancelAttack' },
                { do: 'severeInjury', who: 'attacker', injury: 'dismemberedArm' },
              ],
              else: [
                {
                  do: 'if',
                  when: { is: 'attackWith', keyword: 'melee' },
                  then: [{ do: 'consumeWeapon' }, { do: 'cancelAttack' }],
                },
              ],
            },
          ],
        },
      ],
    },
    critical: {
      do: [RESOURCE],
      injury: {
        id: 'vomitBlood',
        triggers: [
          {
            on: 'survivorCollided',
            do: [{ do: 'points', who: 'subject', what: 'insanity', by: 'd10' }],
          },
        ],
      },
    },
  },
  { id: 'giantTeeth', kind: 'superDense', critical: { do: [RESOURCE] } },
  {
    id: 'giantTongue',
    toughness: -2,
    reaction: {
      on: 'wound',
      do: [
        {
          do: 'if',
          when: { is: 'dieIn', faces: [2, 4, 6, 8, 10] },
          then: [{ do: 'brainDamage', who: 'attacker', amount: 1 }],
          else: [moreInsane(1)],
        },
      ],
    },
    critical: { do: [RESOURCE] },
  },
  {
    id: 'gnarledHorns',
    reaction: {
      on: 'failure',
      do: [
        {
          do: 'if',
          when: { is: 'fits', who: 'attacker', group: { among: 'survivor', terms: ['adjacent'] } },
          then: [{ do: 'knockback', who: 'attacker', spaces: 5 }],
        },
      ],
    },
    critical: { do: [RESOURCE], injury: { id: 'crushedCrown' } },
  },
  {
    id: 'palate',
    reaction: {
      on: 'failure',
      do: [
        {
          do: 'may',
          who: 'attacker',
          survival: 1,
          effects: [],
          else: [{ do: 'damage', who: 'attacker', amount: 3, at: 'arms' }],
        },
      ],
    },
    critical: { do: [less('speed'), { do: 'archiveLocation' }] },
  },
  { id: 'restlessBack', bonus: CLUB, critical: { do: [], injury: { id: 'crushedSpine' } } },
  {
    id: 'restlessChest',
    reaction: { on: 'wound', do: [FACE_ATTACKER, FORWARD] },
    critical: { do: [RESOURCE, less('damage')] },
  },
  {
    id: 'restlessEar',
    bonus: CLUB,
    critical: {
      do: [],
      injury: {
        id: 'dazed',
        triggers: [
          {
            on: 'monsterDraws',
            do: [rolled('dazed', 8, 10, [{ do: 'skipDraw' }, FORWARD])],
          },
        ],
      },
    },
  },
  {
    id: 'restlessEye',
    kind: 'firstStrike',
    special: [
      {
        do: 'if',
        when: { is: 'fits', who: 'attacker', group: { among: 'survivor', terms: ['insane'] } },
        then: [{ do: 'cancelAttack' }],
        else: [{ do: 'brainDamage', who: 'attacker', amount: 1 }],
      },
    ],
    critical: { do: [less('evasion'), { do: 'archiveLocation' }] },
  },
  {
    id: 'restlessFlank',
    reaction: { on: 'reflex', do: [FACE_ATTACKER] },
    critical: { do: [RESOURCE, less('toughness')] },
  },
  {
    id: 'restlessHoof',
    reading: 'house',
    reaction: {
      on: 'failure',
      do: [
        {
          do: 'if',
          when: FIST,
          then: [{ do: 'severeInjury', who: 'attacker', injury: 'dislocatedShoulder' }],
          else: [
            {
              do: 'if',
              when: { is: 'attackWith', keyword: 'melee' },
              then: [{ do: 'loseWeapon' }],
            },
          ],
        },
      ],
    },
    critical: { do: [RESOURCE], injury: { id: 'destroyedHoof' } },
  },
  {
    id: 'restlessInnerThigh',
    reaction: { on: 'wound', do: [less('movement')] },
    critical: {
      do: [{ do: 'later', moment: 'roundEnd', in: 2, effects: [{ do: 'injuryLeaves' }] }],
      injury: {
        id: 'degeneratingWound',
        triggers: [{ on: 'monsterMovementStarts', do: [{ do: 'woundMonster', wounds: 1 }] }],
      },
    },
  },
  { id: 'restlessMuzzle', bonus: CLUB, critical: { do: [FALL] } },
  {
    id: 'restlessRump',
    reaction: { on: 'reflex', do: [{ do: 'face', who: 'attacker', how: 'away' }, FORWARD] },
    critical: { do: [RESOURCE] },
  },
  {
    id: 'restlessShank',
    reaction: {
      on: 'wound',
      do: [
        {
          do: 'forEach',
          of: { among: 'survivor', terms: ['inBlindSpot'] },
          effects: [
            rolled('shank', 3, 10, [
              { do: 'damage', who: 'each', amount: 3 },
              { do: 'knockback', who: 'each', spaces: 5 },
            ]),
          ],
        },
      ],
    },
    critical: {
      do: [
        RESOURCE,
        {
          do: 'if',
          when: { is: 'fits', who: 'attacker', group: { among: 'survivor', terms: ['insane'] } },
          then: [
            {
              do: 'may',
              who: 'attacker',
              survival: 5,
              effects: [{ do: 'attribute', who: 'attacker', what: 'movement', by: 1 }],
            },
          ],
        },
      ],
    },
  },
  {
    id: 'restlessShoulder',
    reaction: {
      on: 'wound',
      do: [FACE_ATTACKER, { do: 'moveStraight', how: 'awayFrom', from: 'attacker', spaces: 1 }],
    },
    critical: { do: [RESOURCE] },
  },
  {
    id: 'restlessTinyHands',
    reading: 'house',
    reaction: { on: 'failure', do: [{ do: 'loseWeapon' }] },
    critical: {
      do: [
        RESOURCE,
        {
          do: 'forEach',
          of: { among: 'survivor', terms: ['adjacent'] },
          effects: [{ do: 'points', who: 'each', what: 'insanity', by: 1 }],
        },
      ],
    },
  },
  {
    id: 'wailingSlide',
    kind: 'trap',
    trap: [
      { do: 'doom', who: 'attacker' },
      {
        do: 'forEach',
        of: { among: 'survivor', terms: ['adjacent'] },
        order: 'controller',
        effects: [
          { do: 'brainDamage', who: 'each', amount: 'twiceLevel' },
          { do: 'knockback', who: 'each', spaces: 5 },
          { do: 'knockDown', who: 'each' },
        ],
      },
      { do: 'face', who: 'attacker', how: 'away' },
      FORWARD,
      {
        do: 'forEach',
        of: 'collided',
        effects: [
          {
            do: 'if',
            when: { is: 'fits', who: 'each', group: { among: 'survivor', terms: ['nonDeaf'] } },
            then: [{ do: 'disorder', who: 'each' }],
          },
        ],
      },
    ],
  },
  BATTLE_PRESSURE,
];
