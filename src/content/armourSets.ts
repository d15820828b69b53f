import type { ArmourSet } from '../engine';

/** Full sets (SD-16.4; gear-and-resources.md §14). */
export const ARMOUR_SETS: readonly ArmourSet[] = [
  {
    id: 'rawhide',
    armour: 1,
    triggers: [
      {
        on: 'survivalActionDone',
        do: [
          {
            do: 'roll',
            purpose: 'rawhideSet',
            by: 'owner',
            bands: [{ from: 6, to: 10, do: [{ do: 'points', who: 'owner', what: 'survival', by: 1 }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'whiteLion',
    armour: 1,
    modifiers: ['dagger', 'katar'].flatMap((kind) => [
      { stat: 'speed' as const, by: 1, with: kind },
      { stat: 'strength' as const, by: 2, with: kind },
    ]),
  },
  {
    id: 'phoenix',
    armour: 1,
    activations: [
      { id: 'charge', cost: 'both', do: [{ do: 'pounce', spaces: 'movement', strength: 'moved' }] },
    ],
  },
  { id: 'lantern', armour: 1, weaponKeywords: [{ with: 'club', gain: 'sharp' }], reading: 'house' },
  {
    id: 'screaming',
    armour: 0,
    triggers: [
      {
        on: 'depart',
        when: { is: 'fits', who: 'owner', group: { among: 'survivor', terms: ['insane'] } },
        do: [{ do: 'armour', who: 'owner', by: 2 }],
      },
      { on: 'slammed', do: [{ do: 'walk', spaces: 1 }] },
    ],
  },
  { id: 'leather', armour: 1, keywords: ['ignoresBash'] },
];
