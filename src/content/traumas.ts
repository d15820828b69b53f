import type { Effect, Trauma } from '../engine';

const gain = (what: 'insanity' | 'survival', by: number | 'd5' | 'd10'): Effect => ({
  do: 'points',
  who: 'subject',
  what,
  by,
});
const fall: Effect = { do: 'knockDown', who: 'subject' };
const disorder: Effect = { do: 'disorder', who: 'subject' };
const die: Effect = { do: 'kill', who: 'subject' };

/** The brain trauma table (survivors-in-detail.md §12). */
export const TRAUMAS: readonly Trauma[] = [
  { id: 'mindShattered', from: 1, to: 2, do: [die] },
  { id: 'skillForgotten', from: 3, to: 3, do: [{ do: 'loseWeaponLevels', who: 'subject', by: 2 }] },
  { id: 'panicRun', from: 4, to: 4, do: [{ do: 'panicRun', who: 'subject' }, gain('insanity', 'd5')] },
  {
    id: 'lashOut',
    from: 5,
    to: 6,
    do: [
      {
        do: 'forEach',
        of: { among: 'survivor', adjacentTo: 'subject' },
        effects: [{ do: 'damage', who: 'each', amount: 1 }],
      },
      { do: 'damage', who: 'subject', amount: 1 },
      disorder,
      gain('insanity', 'd5'),
    ],
  },
  { id: 'brokenNerve', from: 7, to: 8, do: [disorder, gain('insanity', 'd5')] },
  { id: 'blackOut', from: 9, to: 9, do: [fall, gain('insanity', 'd10')] },
  { id: 'frenzy', from: 10, to: 10, do: [{ do: 'frenzy', who: 'subject' }] },
  {
    id: 'frozenStare',
    from: 11,
    to: 11,
    do: [
      fall,
      { do: 'token', who: 'subject', token: 'speed', by: 1, take: true },
      { do: 'priority', who: 'subject', gain: true },
      gain('insanity', 'd5'),
    ],
  },
  {
    id: 'lostToTheDark',
    from: 12,
    to: 12,
    do: [
      {
        do: 'if',
        when: { is: 'atLeast', who: 'subject', what: 'disorders', n: 3 },
        then: [die],
        else: [fall, { do: 'survivalToInsanity', who: 'subject' }, disorder],
      },
    ],
  },
  {
    id: 'clarity',
    from: 13,
    to: 99,
    do: [
      gain('survival', 'd10'),
      gain('insanity', 'd10'),
      { do: 'token', who: 'subject', token: 'luck', by: 2 },
    ],
  },
];
