import type { Gear } from '../../engine';
import { blocks } from './rules';

const source = 'blacksmith';
const set = 'lantern';
const keywords = ['armour', 'set', 'metal', 'heavy'];

/** gear-and-resources.md §10. */
export const BLACKSMITH: readonly Gear[] = [
  {
    id: 'beaconShield',
    source,
    keywords: ['melee', 'shield', 'metal', 'heavy', 'block:2'],
    weapon: { speed: 1, accuracy: 6, strength: 5 },
    everywhere: 2,
    activations: [blocks(2)],
  },
  {
    id: 'scrapShield',
    source,
    keywords: ['melee', 'shield', 'bone', 'metal', 'block:1'],
    weapon: { speed: 2, accuracy: 7, strength: 3 },
    everywhere: 1,
    edges: { right: 'red' },
    activations: [blocks(1)],
  },
  {
    id: 'dragonSlayer',
    source,
    keywords: [
      ...['melee', 'grand', 'twoHanded', 'heavy', 'metal'],
      ...['frail', 'slow', 'sharp', 'devastating', 'earlyIron'],
    ],
    weapon: { speed: 1, accuracy: 6, strength: 9 },
    edges: { top: 'blue', right: 'red' },
  },
  {
    id: 'lanternSword',
    source,
    keywords: ['melee', 'sword', 'finesse', 'metal', 'sharp', 'earlyIron'],
    weapon: { speed: 3, accuracy: 5, strength: 3 },
    edges: { left: 'red' },
  },
  {
    id: 'lanternDagger',
    source,
    keywords: ['melee', 'dagger', 'finesse', 'metal', 'paired', 'sharp', 'earlyIron'],
    weapon: { speed: 2, accuracy: 7, strength: 1 },
    edges: { left: 'red' },
  },
  {
    id: 'lanternGlaive',
    source,
    keywords: ['melee', 'spear', 'axe', 'twoHanded', 'finesse', 'metal', 'sharp', 'earlyIron'],
    weapon: { speed: 2, accuracy: 6, strength: 4, reach: 2 },
    edges: { bottom: 'green' },
  },
  {
    id: 'ringWhip',
    source,
    keywords: ['melee', 'whip', 'finesse', 'metal', 'sharp', 'earlyIron'],
    weapon: { speed: 2, accuracy: 5, strength: 0, reach: 2 },
    edges: { left: 'blue' },
  },
  {
    id: 'perfectSlayer',
    source,
    keywords: [
      ...['melee', 'grand', 'sword', 'twoHanded', 'heavy', 'metal'],
      ...['slow', 'sharp', 'devastating:2', 'irreplaceable'],
    ],
    weapon: { speed: 3, accuracy: 6, strength: 14 },
    modifiers: [{ stat: 'movement', by: -2 }],
    reading: 'house',
  },
  {
    id: 'lanternHelm',
    source,
    set,
    keywords,
    armour: { location: 'head', points: 5 },
    edges: { bottom: 'blue' },
    bonuses: [{ own: { blue: 1 }, forbids: ['hearing'], modifiers: [{ stat: 'accuracy', by: -1 }] }],
  },
  {
    id: 'lanternCuirass',
    source,
    set,
    keywords,
    armour: { location: 'body', points: 5 },
    edges: { top: 'blue', right: 'green', bottom: 'blue', left: 'green' },
    modifiers: [{ stat: 'movement', by: -2 }],
    bonuses: [
      {
        own: { blue: 2, green: 2 },
        triggers: [{ on: 'depart', do: [{ do: 'armour', who: 'owner', by: 3, with: 'metal' }] }],
      },
    ],
  },
  {
    id: 'lanternGauntlets',
    source,
    set,
    keywords,
    armour: { location: 'arms', points: 5 },
    edges: { left: 'green' },
    bonuses: [{ own: { green: 1 }, modifiers: [{ stat: 'accuracy', by: 2, with: 'club' }] }],
  },
  {
    id: 'lanternMail',
    source,
    set,
    keywords,
    armour: { location: 'waist', points: 5 },
    edges: { right: 'green' },
  },
  {
    id: 'lanternGreaves',
    source,
    set,
    keywords,
    armour: { location: 'legs', points: 5 },
    edges: { top: 'blue', left: 'red', right: 'red' },
    bonuses: [{ own: { red: 2, blue: 1 }, modifiers: [{ stat: 'movement', by: 2 }] }],
  },
];
