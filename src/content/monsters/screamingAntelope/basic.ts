import type { AiCard } from '../../../engine';
import {
  attack,
  eat,
  FURTHEST_IN_RANGE,
  FURTHEST_IN_VIEW,
  flow,
  HOOF,
  KNOCKED_DOWN,
  PLANTS,
  pick,
  profile,
  RANDOM_IN_RANGE,
  RUSH,
  SPINE,
} from './words';

/** The twelve basic cards (screaming-antelope.md §2). */
export const BASIC: readonly AiCard[] = [
  {
    id: 'backKick',
    kind: 'basic',
    copies: 2,
    actions: [
      pick(
        { pick: 'any', among: 'survivor', terms: ['inBlindSpot', 'inRange'] },
        { pick: 'closest', among: 'threat', terms: ['inRange'] },
      ),
      flow,
      attack(profile(1, 3, 3), { turn: 'blindSpot' }),
    ],
    injuryAction: HOOF,
  },
  {
    id: 'bite',
    kind: 'basic',
    copies: 2,
    actions: [
      pick({ pick: 'closest', among: 'survivor', terms: ['inFieldOfView'] }),
      flow,
      attack(profile(1, 2, 2), { afterDamage: [{ do: 'bleed', who: 'target', tokens: 1 }] }),
    ],
  },
  {
    id: 'bolt',
    kind: 'basic',
    copies: 1,
    actions: [
      pick(KNOCKED_DOWN, FURTHEST_IN_RANGE),
      flow,
      attack(profile(1, 2, 1)),
      flow,
      { do: 'moveStraight', how: 'awayFromAllSurvivors' },
    ],
  },
  {
    id: 'chowDown',
    kind: 'basic',
    copies: 2,
    actions: [
      {
        do: 'if',
        when: { is: 'tileOnBoard', terrain: PLANTS },
        then: [flow, ...eat('d5'), flow, { do: 'finishCard', to: 'top' }],
        else: [{ do: 'discardDrawn' }, { do: 'basicAction' }],
      },
    ],
  },
  {
    id: 'gore',
    kind: 'basic',
    copies: 1,
    actions: [
      ...RUSH,
      pick(RANDOM_IN_RANGE),
      flow,
      attack(profile(1, 2, 1), { afterDamage: [{ do: 'knockDown', who: 'target' }] }),
    ],
    injuryAction: {
      injury: 'gnarledHorns',
      do: [
        { do: 'chooseFrom', group: { among: 'survivor' }, pick: 'random' },
        { do: 'points', who: 'each', what: 'survival', by: 1 },
      ],
    },
  },
  {
    id: 'runDown',
    kind: 'basic',
    copies: 1,
    actions: [
      ...RUSH,
      pick(
        { pick: 'any', among: 'survivor', terms: ['knockedDown'], within: 12 },
        { pick: 'closest', among: 'survivor', within: 12 },
      ),
      flow,
      {
        do: 'if',
        when: { is: 'fits', who: 'target', group: { among: 'survivor', terms: ['knockedDown'] } },
        then: [{ do: 'attackGains', speed: 3 }],
      },
      attack(profile(1, 2, 1), { moves: 2 }),
    ],
    injuryAction: SPINE,
  },
  {
    id: 'slam',
    kind: 'basic',
    copies: 1,
    actions: [pick(KNOCKED_DOWN, FURTHEST_IN_VIEW), flow, attack(profile(1, 2, 1))],
  },
  {
    id: 'stompAndSnort',
    kind: 'basic',
    copies: 2,
    actions: [
      pick(RANDOM_IN_RANGE),
      flow,
      { do: 'face', who: 'target' },
      {
        do: 'roll',
        purpose: 'intimidate',
        at: 'target',
        bands: [
          {
            from: 4,
            to: 10,
            do: [
              { do: 'brainDamage', who: 'target', amount: 'level' },
              { do: 'knockDown', who: 'target' },
            ],
          },
        ],
      },
      {
        do: 'if',
        when: { is: 'fits', who: 'target', group: { among: 'survivor', terms: ['insane'] } },
        then: [{ do: 'knockback', who: 'target', spaces: 5 }],
      },
    ],
  },
];
