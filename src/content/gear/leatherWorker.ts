import type { Gear } from '../../engine';
import { blocks, departs, perfectHit } from './rules';

const source = 'leatherWorker';
const set = 'leather';
const keywords = ['armour', 'set', 'leather'];

/** gear-and-resources.md §8. */
export const LEATHER_WORKER: readonly Gear[] = [
  {
    id: 'hunterWhip',
    source,
    keywords: ['melee', 'whip', 'leather'],
    weapon: { speed: 3, accuracy: 6, strength: 3 },
    edges: { top: 'blue', right: 'blue' },
    bonuses: [{ own: { blue: 2 }, triggers: [perfectHit([{ do: 'discardMood', by: 'owner' }])] }],
  },
  {
    id: 'leatherMask',
    source,
    set,
    keywords,
    armour: { location: 'head', points: 3 },
    edges: { top: 'blue', right: 'red' },
    triggers: departs('insanity', 2),
  },
  {
    id: 'leatherCuirass',
    source,
    set,
    keywords,
    armour: { location: 'body', points: 3 },
    edges: { top: 'red', bottom: 'blue' },
  },
  {
    id: 'leatherBracers',
    source,
    set,
    keywords,
    armour: { location: 'arms', points: 3 },
    edges: { right: 'green' },
    triggers: departs('survival', 2),
  },
  {
    id: 'leatherSkirt',
    source,
    set,
    keywords,
    armour: { location: 'waist', points: 3 },
    edges: { bottom: 'green' },
  },
  {
    id: 'leatherBoots',
    source,
    set,
    keywords,
    armour: { location: 'legs', points: 3 },
    edges: { left: 'green', right: 'green' },
    bonuses: [{ own: { green: 2 }, triggers: [{ on: 'survivorActEnds', do: [{ do: 'walk', spaces: 1 }] }] }],
  },
  {
    id: 'roundLeatherShield',
    source,
    keywords: ['melee', 'shield', 'leather', 'block:1'],
    weapon: { speed: 1, accuracy: 8, strength: 1 },
    everywhere: 1,
    edges: { top: 'green' },
    activations: [blocks(1)],
  },
];
