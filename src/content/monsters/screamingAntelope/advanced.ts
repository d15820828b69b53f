import type { AiCard, Effect } from '../../../engine';
import { attack, drawAi, FURTHEST_IN_VIEW, flow, HOOF, KNOCKED_DOWN, pick, profile } from './words';

const levelDamage = (at?: 'everywhere'): Effect => ({
  do: 'damage',
  who: 'each',
  amount: 'level',
  ...(at === undefined ? {} : { at }),
});

/** The eight advanced cards, one each (screaming-antelope.md §3). */
export const ADVANCED: readonly AiCard[] = [
  {
    id: 'buck',
    kind: 'advanced',
    copies: 1,
    stays: 'mood',
    actions: [],
    triggers: [
      {
        on: 'monsterTurnStart',
        when: { is: 'anyFits', group: { among: 'survivor', terms: ['inBlindSpot'] } },
        do: [
          pick({ pick: 'all', among: 'survivor', terms: ['inBlindSpot'] }),
          {
            do: 'forEach',
            of: 'targets',
            order: 'controller',
            effects: [attack(profile(1, 3, 1), { who: 'each', stay: true, turn: 'none' })],
          },
        ],
      },
    ],
  },
  {
    id: 'crushAndDevour',
    kind: 'advanced',
    copies: 1,
    actions: [
      pick(
        { pick: 'closest', among: 'threat', terms: ['inFieldOfView', 'inRange'] },
        { pick: 'closest', among: 'survivor', terms: ['inRange'] },
      ),
      flow,
      attack(profile(2, 2, null), {
        beforeDamage: [{ do: 'gainStatus', who: 'target', status: 'gobbledUp' }],
      }),
    ],
  },
  {
    id: 'greatKick',
    kind: 'advanced',
    copies: 1,
    actions: [
      pick({ pick: 'random', among: 'survivor', terms: ['inBlindSpot'] }, FURTHEST_IN_VIEW),
      flow,
      attack(profile(4, 2, 2), { turn: 'blindSpot' }),
    ],
    injuryAction: HOOF,
  },
  {
    id: 'infested',
    kind: 'advanced',
    copies: 1,
    stays: 'trait',
    actions: [
      { do: 'token', who: 'monster', token: 'toughness', by: 1 },
      {
        do: 'forEach',
        of: { among: 'survivor' },
        effects: [
          {
            do: 'roll',
            purpose: 'infested',
            by: 'each',
            bands: [{ from: 6, to: 10, do: [{ do: 'brainDamage', who: 'each', amount: 'level' }] }],
          },
        ],
      },
      flow,
      drawAi,
    ],
    triggers: [
      {
        on: 'survivorActEnds',
        when: { is: 'fits', who: 'subject', group: { among: 'survivor', terms: ['adjacent'] } },
        do: [
          {
            do: 'roll',
            purpose: 'infested',
            by: 'subject',
            bands: [
              {
                from: 1,
                to: 2,
                do: [{ do: 'token', who: 'subject', token: 'strength', by: 1, take: true }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'loneRampage',
    kind: 'advanced',
    copies: 1,
    actions: [
      {
        do: 'forEach',
        of: { among: 'survivor', terms: ['nonDeaf'] },
        effects: [{ do: 'brainDamage', who: 'each', amount: 1 }],
      },
      flow,
      {
        do: 'forEach',
        of: { among: 'survivor', zone: { shape: 'box', k: 4 } },
        order: 'controller',
        effects: [
          {
            do: 'if',
            when: { is: 'fits', who: 'each', group: { among: 'survivor', terms: ['knockedDown'] } },
            then: [levelDamage('everywhere')],
            else: [
              levelDamage(),
              { do: 'knockDown', who: 'each' },
              { do: 'knockback', who: 'each', spaces: 7 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'ram',
    kind: 'advanced',
    copies: 1,
    actions: [
      pick(
        { pick: 'furthest', among: 'threat', terms: ['inRange'] },
        { pick: 'furthest', among: 'survivor' },
      ),
      flow,
      attack(profile(1, 2, 2), { afterHit: [{ do: 'attackGains', damage: 'moved' }] }),
    ],
  },
  {
    id: 'ravenous',
    kind: 'advanced',
    copies: 1,
    actions: [
      pick(
        { pick: 'closest', among: 'survivor', terms: ['withConsumable', 'inRange'] },
        { pick: 'closest', among: 'survivor', terms: ['inFieldOfView'] },
      ),
      flow,
      attack(profile(1, 2, 2), { afterDamage: [{ do: 'consumeGear', who: 'target' }] }),
    ],
    reading: 'house',
  },
  {
    id: 'stomp',
    kind: 'advanced',
    copies: 1,
    actions: [
      pick(KNOCKED_DOWN, FURTHEST_IN_VIEW),
      flow,
      attack(profile(1, 2, 2), { beforeDamage: [{ do: 'hitAllAt', location: 'body' }] }),
      flow,
      { do: 'if', when: { is: 'dealtAtLeast', n: 1 }, then: [drawAi] },
    ],
    injuryAction: HOOF,
  },
];
