import type { Effect, Milestone, Trait } from '../engine';

const owner = { who: 'owner' } as const;
const gain = (what: 'survival' | 'insanity', by: number): Effect => ({ do: 'points', ...owner, what, by });
const attribute = (what: string): Effect => ({ do: 'attribute', ...owner, what, by: 1 });

/** The table of a milestone: what 1 to 3, 8 and 9, and 10 bring; 4 to 7 are the same for both. */
const table = (purpose: string, low: Effect, high: Effect, top: Effect): Effect => ({
  do: 'roll',
  purpose,
  by: 'owner',
  bands: [
    { from: 1, to: 3, do: [low] },
    { from: 4, to: 7, do: [gain('survival', 3), gain('insanity', 3)] },
    { from: 8, to: 9, do: [high] },
    { from: 10, to: 10, do: [top] },
  ],
});

/** What courage and understanding bring at once, also in a showdown (survivors-in-detail.md §17). */
export const MILESTONES: readonly Milestone[] = [
  {
    id: 'bold',
    points: 'courage',
    at: 3,
    ability: 'bold',
    do: [
      table(
        'bold',
        { do: 'token', ...owner, token: 'strength', by: 1 },
        attribute('strength'),
        attribute('speed'),
      ),
    ],
  },
  {
    id: 'insight',
    points: 'understanding',
    at: 3,
    ability: 'insight',
    do: [table('insight', { do: 'ignoreInjury' }, attribute('accuracy'), attribute('movement'))],
  },
  { id: 'seeTheTruth', points: 'courage', at: 9, do: [{ do: 'note', ...owner, note: 'seeTheTruth' }] },
  { id: 'whiteSecret', points: 'understanding', at: 9, do: [{ do: 'note', ...owner, note: 'whiteSecret' }] },
];

/** Lasting abilities that milestones bring. */
export const ABILITIES: readonly Trait[] = [
  { id: 'bold', forbids: ['fear'] },
  {
    id: 'insight',
    triggers: [
      {
        on: 'survivorsTurnStart',
        when: { is: 'fits', who: 'owner', group: { among: 'survivor', terms: ['adjacent'] } },
        optional: true,
        do: [{ do: 'reveal', pile: 'ai', count: 1 }],
      },
    ],
  },
];
