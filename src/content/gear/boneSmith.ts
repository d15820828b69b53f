import type { Gear } from '../../engine';
import { perfectHit } from './rules';

const source = 'boneSmith';

/** gear-and-resources.md §2. */
export const BONE_SMITH: readonly Gear[] = [
  {
    id: 'boneAxe',
    source,
    keywords: ['melee', 'axe', 'bone', 'frail', 'savage'],
    weapon: { speed: 2, accuracy: 6, strength: 3 },
    edges: { left: 'red' },
  },
  {
    id: 'boneBlade',
    source,
    keywords: ['melee', 'sword', 'bone', 'frail'],
    weapon: { speed: 2, accuracy: 6, strength: 2 },
    edges: { left: 'red' },
  },
  {
    id: 'boneClub',
    source,
    keywords: ['melee', 'club', 'twoHanded', 'heavy', 'bone', 'cumbersome'],
    weapon: { speed: 2, accuracy: 6, strength: 5 },
    edges: { left: 'red', right: 'red' },
    reading: 'house',
  },
  {
    id: 'boneDagger',
    source,
    keywords: ['melee', 'dagger', 'bone'],
    weapon: { speed: 3, accuracy: 7, strength: 1 },
    edges: { top: 'red', left: 'red' },
    triggers: [perfectHit([{ do: 'points', who: 'owner', what: 'survival', by: 1 }])],
  },
  {
    id: 'boneDarts',
    source,
    keywords: ['ranged', 'thrown', 'bone', 'frail'],
    weapon: { speed: 1, accuracy: 7, strength: 3, range: 6 },
    edges: { left: 'red' },
  },
  {
    id: 'bonePickaxe',
    source,
    keywords: ['item', 'tool', 'bone', 'pickaxe', 'melee', 'frail'],
    weapon: { speed: 1, accuracy: 8, strength: 2 },
    edges: { top: 'green' },
  },
  {
    id: 'boneSickle',
    source,
    keywords: ['item', 'tool', 'bone', 'sickle', 'melee', 'frail'],
    weapon: { speed: 2, accuracy: 8, strength: 1 },
    edges: { top: 'green' },
  },
  {
    id: 'skullHelm',
    source,
    keywords: ['armour', 'bone', 'fragile'],
    armour: { location: 'head', points: 3 },
    edges: { bottom: 'green' },
    triggers: [
      { on: 'severeInjury', when: { is: 'atLocation', location: 'head' }, do: [{ do: 'archiveThis' }] },
    ],
  },
];
