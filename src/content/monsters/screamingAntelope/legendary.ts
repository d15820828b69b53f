import type { AiCard } from '../../../engine';
import { attack, drawAi, FURTHEST_IN_VIEW, flow, KNOCKED_DOWN, pick, profile } from './words';

/** The three legendary cards, one each (screaming-antelope.md §4). */
export const LEGENDARY: readonly AiCard[] = [
  {
    id: 'inHeat',
    kind: 'legendary',
    copies: 1,
    stays: 'trait',
    actions: [{ do: 'token', who: 'monster', token: 'damage', by: 1 }, drawAi],
    triggers: [
      {
        on: 'instinct',
        do: [
          {
            do: 'forEach',
            of: { among: 'survivor', terms: ['nonDeaf'] },
            effects: [{ do: 'brainDamage', who: 'each', amount: 'level' }],
          },
          {
            do: 'forEach',
            of: { among: 'survivor', terms: ['nonDeaf', 'insane'] },
            effects: [{ do: 'knockDown', who: 'each' }],
          },
        ],
      },
    ],
  },
  {
    id: 'legendaryHorns',
    kind: 'legendary',
    copies: 1,
    stays: 'trait',
    actions: [
      { do: 'token', who: 'monster', token: 'toughness', by: 4 },
      { do: 'token', who: 'monster', token: 'speed', by: 1 },
    ],
    triggers: [
      {
        on: 'survivorActEnds',
        when: { is: 'fits', who: 'subject', group: { among: 'survivor', terms: ['adjacent'] } },
        do: [
          {
            do: 'if',
            when: { is: 'not', of: { is: 'atLeast', who: 'subject', what: 'courage', n: 5 } },
            then: [{ do: 'brainDamage', who: 'subject', amount: 'level' }],
          },
        ],
      },
    ],
    onDefeat: [{ do: 'gainReward', card: 'legendaryHorns' }],
  },
  {
    id: 'skewer',
    kind: 'legendary',
    copies: 1,
    actions: [
      pick(KNOCKED_DOWN, FURTHEST_IN_VIEW),
      flow,
      attack(profile(1, 2, 3), {
        afterDamage: [{ do: 'severeInjury', who: 'target', injury: 'disemboweled' }],
      }),
    ],
  },
];
