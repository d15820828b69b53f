import type { Gear } from '../../engine';

/** The one weapon of this kind that the fight itself gives: Debris may hold it (gear-and-resources.md §5, terrain.md §2). */
export const WEAPON_CRAFTER: readonly Gear[] = [
  {
    id: 'scrapSword',
    source: 'weaponCrafter',
    keywords: ['melee', 'sword', 'metal'],
    weapon: { speed: 2, accuracy: 5, strength: 3 },
    edges: { top: 'blue' },
    bonuses: [{ anywhere: { red: 2, blue: 1 }, keywords: ['deadly'] }],
    triggers: [
      {
        on: 'perfectHit',
        when: { is: 'attackedWithThis' },
        do: [{ do: 'attackBonus', token: 'strength', by: 4 }],
      },
    ],
  },
];
