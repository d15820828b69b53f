import type { Trait } from '../engine';

/** Blades and points (gear-and-resources.md §17). */
const SHARP = ['axe', 'sword', 'spear', 'dagger', 'scythe', 'katar'];

/** The disorders; each can be drawn (gear-and-resources.md §17). Those about departing are only recorded. */
export const DISORDERS: readonly Trait[] = [
  { id: 'aichmophobia', forbids: SHARP.map((kind) => ({ what: 'wield', with: kind })) },
  { id: 'anxiety' },
  { id: 'apathetic', forbids: [{ what: 'survival' }] },
  { id: 'bingeEating', recorded: true },
  { id: 'coprolalia', keywords: ['noisy'], rules: ['alwaysThreat'] },
  { id: 'hemophobia' },
  {
    id: 'honorable',
    forbids: [
      { what: 'attack', when: { is: 'attacksFromBlindSpot', who: 'owner' } },
      { what: 'attack', when: { is: 'monsterKnockedDown' } },
    ],
  },
  { id: 'hyperactive' },
  { id: 'immortal' },
  { id: 'monsterPanic', modifiers: [{ stat: 'intimidated', by: 1 }] },
  {
    id: 'prey',
    forbids: [
      {
        what: 'spendSurvival',
        when: {
          is: 'not',
          of: { is: 'fits', who: 'owner', group: { among: 'survivor', terms: ['insane'] } },
        },
      },
    ],
  },
  { id: 'quixotic' },
  { id: 'rageholic' },
  { id: 'seizures' },
  { id: 'squeamish', recorded: true },
  { id: 'traumatized', recorded: true },
  { id: 'vestiphobia', forbids: [{ what: 'bodyArmour' }] },
  { id: 'weakSpot', recorded: true },
];
