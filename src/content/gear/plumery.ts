import type { Gear } from '../../engine';

const source = 'plumery';

const extraDieOnPerfectHit: NonNullable<Gear['triggers']> = [
  { on: 'perfectHit', when: { is: 'attackedWithThis' }, do: [{ do: 'extraDie' }] },
];

/** gear-and-resources.md §11; figures that are less than certain there are marked. */
export const PLUMERY: readonly Gear[] = [
  {
    id: 'hollowSword',
    source,
    keywords: ['melee', 'sword', 'bone', 'frail', 'paired'],
    weapon: { speed: 3, accuracy: 5, strength: 3 },
    triggers: extraDieOnPerfectHit,
    reading: 'house',
  },
  {
    id: 'hollowpointArrow',
    source,
    keywords: ['item', 'ammunition', 'arrow', 'slow', 'ammoBow', 'once'],
    weapon: { speed: 1, accuracy: 6, strength: 11 },
    triggers: [
      {
        on: 'hit',
        when: { is: 'attackedWithThis' },
        do: [{ do: 'token', who: 'monster', token: 'movement', by: 1, take: true }],
      },
    ],
    reading: 'house',
  },
  {
    id: 'sonicTomahawk',
    source,
    keywords: ['melee', 'axe', 'metal'],
    weapon: { speed: 3, accuracy: 5, strength: 2 },
    edges: { left: 'red' },
    triggers: extraDieOnPerfectHit,
    bonuses: [{ own: { red: 1 }, anywhere: { green: 2, blue: 1 }, keywords: ['savage', 'paired'] }],
    reading: 'house',
  },
];
