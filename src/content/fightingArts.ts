import type { Trait } from '../engine';

/** gear-and-resources.md §16. */
const ARTS: readonly Trait[] = [
  {
    id: 'ambidextrous',
    carrying: { none: ['shield', 'twoHanded', 'heavy'] },
    weaponKeywords: [{ with: 'melee', gain: 'paired' }],
  },
  {
    id: 'clutchFighter',
    modifiers: (['strength', 'accuracy'] as const).map((stat) => ({
      stat,
      by: 1,
      when: { is: 'atLeast', who: 'owner', what: 'bleeding', n: 3 },
    })),
  },
  { id: 'extraSense', modifiers: [{ stat: 'dodges', by: 1 }] },
  {
    id: 'lastManStanding',
    forbids: ['bleeding', 'knockDown'].map((what) => ({ what, when: { is: 'alone', who: 'owner' } })),
  },
  {
    id: 'monsterClawStyle',
    modifiers: [
      { stat: 'accuracy', by: 1, with: 'fistAndTooth' },
      { stat: 'strength', by: 1, with: 'fistAndTooth' },
    ],
    weaponKeywords: [{ with: 'fistAndTooth', gain: 'savage' }],
  },
  { id: 'thrillSeeker', modifiers: [{ stat: 'survivalGain', by: 1 }] },
  { id: 'tough', modifiers: [{ stat: 'severeRoll', by: 1 }] },
  { id: 'unconsciousFighter', modifiers: [{ stat: 'bleedingLimit', by: 2 }] },
];

/** Secret fighting arts: nobody draws them; some only have a name that other cards ask for. */
const SECRET: readonly Trait[] = [
  { id: 'kingsStep', secret: true, recorded: true },
  {
    id: 'kingOfAThousandBattles',
    secret: true,
    modifiers: [
      { stat: 'accuracy', by: 2 },
      { stat: 'strength', by: 2 },
      { stat: 'evasion', by: 2 },
      { stat: 'dodges', by: 99 },
    ],
  },
  {
    id: 'zeroPresence',
    secret: true,
    modifiers: [{ stat: 'strength', by: 1, when: { is: 'attacksFromBlindSpot', who: 'owner' } }],
    rules: ['alwaysInBlindSpot'],
  },
  { id: 'swordsmansPromise', secret: true, recorded: true },
  { id: 'scholarOfDeath', secret: true, recorded: true },
  { id: 'boneWhisperer', secret: true, recorded: true },
];

export const FIGHTING_ARTS: readonly Trait[] = [...ARTS, ...SECRET];
