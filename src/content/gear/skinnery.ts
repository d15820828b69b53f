import type { Gear } from '../../engine';
import { departs } from './rules';

const source = 'skinnery';
const set = 'rawhide';
const keywords = ['armour', 'set', 'rawhide'];

/** gear-and-resources.md §3. */
export const SKINNERY: readonly Gear[] = [
  {
    id: 'bandages',
    source,
    keywords: ['item'],
    edges: { left: 'blue', bottom: 'green' },
    activations: [
      {
        id: 'bandage',
        cost: 'activation',
        do: [{ do: 'removeBleeding', tokens: 2 }],
      },
    ],
  },
  {
    id: 'rawhideHeadband',
    source,
    set,
    keywords,
    armour: { location: 'head', points: 1 },
    edges: { bottom: 'blue' },
    bonuses: [
      {
        own: { blue: 1 },
        activations: [{ id: 'foresee', cost: 'activation', do: [{ do: 'reveal', pile: 'ai', count: 2 }] }],
      },
    ],
  },
  {
    id: 'rawhideVest',
    source,
    set,
    keywords,
    armour: { location: 'body', points: 1 },
    edges: { top: 'blue', right: 'red' },
    bonuses: [{ own: { blue: 1, red: 1 }, modifiers: [{ stat: 'evasion', by: 1 }] }],
  },
  {
    id: 'rawhideGloves',
    source,
    set,
    keywords,
    armour: { location: 'arms', points: 1 },
    edges: { left: 'red' },
    triggers: departs('survival', 1),
  },
  { id: 'rawhidePants', source, set, keywords, armour: { location: 'waist', points: 1 } },
  {
    id: 'rawhideBoots',
    source,
    set,
    keywords,
    armour: { location: 'legs', points: 1 },
    triggers: departs('survival', 1),
  },
  {
    id: 'rawhideDrum',
    source,
    keywords: ['item', 'rawhide', 'instrument', 'noisy', 'encouragesAll'],
    edges: { left: 'green' },
    triggers: [
      {
        on: 'arrival',
        do: [
          {
            do: 'forEach',
            of: { among: 'survivor' },
            effects: [{ do: 'points', who: 'each', what: 'insanity', by: 1 }],
          },
        ],
      },
    ],
  },
  {
    id: 'rawhideWhip',
    source,
    keywords: ['melee', 'whip', 'rawhide', 'provoke'],
    weapon: { speed: 3, accuracy: 7, strength: 1 },
    edges: { bottom: 'green' },
  },
];
