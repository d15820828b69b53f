import type { Condition, Trait } from '../engine';

/** Blades and points (gear-and-resources.md §17). */
const SHARP = ['axe', 'sword', 'spear', 'dagger', 'scythe', 'katar'];

const INSANE: Condition = {
  is: 'fits',
  who: 'owner',
  group: { among: 'survivor', terms: ['insane'] },
};

/** The disorders; each can be drawn (gear-and-resources.md §17). Those about departing are only recorded. */
export const DISORDERS: readonly Trait[] = [
  { id: 'aichmophobia', forbids: SHARP.map((kind) => ({ what: 'wield', with: kind })) },
  {
    id: 'anxiety',
    carrying: { none: ['stinky'] },
    triggers: [{ on: 'showdownStart', do: [{ do: 'priority', who: 'owner', gain: true }] }],
  },
  { id: 'apathetic', forbids: [{ what: 'survival' }] },
  { id: 'bingeEating', recorded: true },
  { id: 'coprolalia', keywords: ['noisy'], rules: ['alwaysThreat'] },
  { id: 'hemophobia', triggers: [{ on: 'survivorBled', do: [{ do: 'knockDown', who: 'owner' }] }] },
  {
    id: 'honorable',
    forbids: [
      { what: 'attack', when: { is: 'attacksFromBlindSpot', who: 'owner' } },
      { what: 'attack', when: { is: 'monsterKnockedDown' } },
    ],
  },
  { id: 'hyperactive', rules: ['mustMove'], reading: 'house' },
  { id: 'immortal', rules: ['harmToBrain'], forbids: [{ what: 'survival', when: INSANE }] },
  { id: 'monsterPanic', modifiers: [{ stat: 'intimidated', by: 1 }] },
  {
    id: 'prey',
    forbids: [{ what: 'spendSurvival', when: { is: 'not', of: INSANE } }],
  },
  {
    id: 'quixotic',
    triggers: [
      {
        on: 'depart',
        when: INSANE,
        do: [
          { do: 'points', who: 'owner', what: 'survival', by: 1 },
          { do: 'token', who: 'owner', token: 'strength', by: 1 },
        ],
      },
    ],
  },
  { id: 'rageholic', triggers: [{ on: 'severeInjurySuffered', do: [{ do: 'frenzy', who: 'owner' }] }] },
  {
    id: 'seizures',
    triggers: [
      {
        on: 'survivorDamaged',
        when: { is: 'atLocation', location: 'head' },
        do: [{ do: 'knockDown', who: 'owner' }],
      },
    ],
  },
  { id: 'squeamish', recorded: true },
  { id: 'traumatized', recorded: true },
  { id: 'vestiphobia', forbids: [{ what: 'bodyArmour' }] },
  { id: 'weakSpot', recorded: true },
];
