import type { Gear } from '../../engine';
import { departs } from './rules';

const source = 'barberSurgeon';

/** gear-and-resources.md §9. */
export const BARBER_SURGEON: readonly Gear[] = [
  {
    id: 'almanac',
    source,
    keywords: ['soluble', 'flammable'],
    edges: { right: 'blue' },
    forbids: ['disorders'],
    triggers: departs('insanity', 2),
  },
  {
    id: 'brainMint',
    source,
    keywords: ['consumable'],
    edges: { top: 'green', left: 'blue' },
    activations: [
      {
        id: 'chew',
        cost: 'activation',
        lying: true,
        do: [{ do: 'archiveThis' }, { do: 'clearTokens', who: 'owner' }, { do: 'stand', who: 'owner' }],
      },
    ],
  },
  {
    id: 'bugTrap',
    source,
    keywords: ['soluble'],
    triggers: [
      {
        on: 'showdownStart',
        do: [
          {
            do: 'roll',
            purpose: 'bugTrap',
            by: 'owner',
            bands: [{ from: 3, to: 10, do: [{ do: 'addTerrain', card: 'bugPatch' }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'elderEarrings',
    source,
    keywords: ['jewelry'],
    edges: { left: 'red', right: 'green', bottom: 'blue' },
    triggers: [
      { on: 'showdownStart', do: [{ do: 'points', who: 'owner', what: 'survival', by: 2 }] },
      { on: 'victory', do: [{ do: 'points', who: 'owner', what: 'huntExperience', by: 1 }] },
    ],
  },
  {
    id: 'firstAidKit',
    source,
    keywords: ['heavy'],
    edges: { top: 'green', right: 'green', bottom: 'green', left: 'green' },
    forbids: ['disemboweled'],
    triggers: [
      {
        on: 'showdownStart',
        do: [
          {
            do: 'forEach',
            of: { among: 'survivor' },
            effects: [{ do: 'points', who: 'each', what: 'survival', by: 3 }],
          },
        ],
      },
    ],
  },
  {
    id: 'muskBomb',
    source,
    keywords: ['stinky', 'thrown', 'fragile'],
    triggers: [
      {
        on: 'aiDrawn',
        when: {
          is: 'fits',
          who: 'owner',
          group: { among: 'survivor', terms: ['standing', 'adjacent'] },
        },
        do: [
          {
            do: 'if',
            when: { is: 'drawnToPlay' },
            then: [
              {
                do: 'may',
                who: 'owner',
                survival: 2,
                effects: [
                  { do: 'archiveThis' },
                  {
                    do: 'roll',
                    purpose: 'muskBomb',
                    by: 'owner',
                    bands: [{ from: 3, to: 10, do: [{ do: 'discardDrawn' }] }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'scavengerKit',
    source,
    keywords: ['heavy', 'unique', 'scavenging'],
    edges: { bottom: 'green' },
    triggers: [{ on: 'victory', do: [{ do: 'gainResource', who: 'owner', from: ['basic', 'monster'] }] }],
  },
  {
    id: 'speedPowder',
    source,
    keywords: ['soluble'],
    edges: { right: 'blue' },
    activations: [
      {
        id: 'sniff',
        cost: 'activation',
        do: [
          { do: 'brainDamage', who: 'owner', amount: 2 },
          { do: 'token', who: 'owner', token: 'speed', by: 1 },
        ],
        once: 'showdown',
      },
    ],
  },
];
