import type { Condition, Gear } from '../../engine';
import { blocks, departs, perfectHit } from './rules';

const source = 'plumery';
const set = 'phoenix';
const keywords = ['armour', 'set'];
const insane: Condition = {
  is: 'fits',
  who: 'owner',
  group: { among: 'survivor', terms: ['insane'] },
};

/** gear-and-resources.md §11; figures that are less than certain there are marked. */
export const PLUMERY: readonly Gear[] = [
  {
    id: 'arcBow',
    source,
    keywords: ['ranged', 'bow', 'twoHanded', 'bone', 'slow', 'cumbersome'],
    weapon: { speed: 1, accuracy: 6, strength: 9, range: 6 },
    edges: { left: 'red', right: 'green' },
    bonuses: [{ own: { red: 1, green: 1 }, anywhere: { blue: 1 }, profile: { range: 2 } }],
    reading: 'house',
  },
  {
    id: 'hollowSword',
    source,
    keywords: ['melee', 'sword', 'bone', 'frail', 'paired'],
    weapon: { speed: 3, accuracy: 5, strength: 3 },
    triggers: [perfectHit([{ do: 'extraDie' }])],
    reading: 'house',
  },
  {
    id: 'hollowpointArrow',
    source,
    keywords: ['item', 'ammunition', 'arrow', 'slow', 'ammoBow', 'once'],
    weapon: { speed: 1, accuracy: 6, strength: 11 },
    triggers: [
      {
        on: 'hit',
        when: { is: 'attackedWithThis' },
        do: [{ do: 'token', who: 'monster', token: 'movement', by: 1, take: true }],
      },
    ],
    reading: 'house',
  },
  {
    id: 'sonicTomahawk',
    source,
    keywords: ['melee', 'axe', 'metal'],
    weapon: { speed: 3, accuracy: 5, strength: 2 },
    edges: { left: 'red' },
    triggers: [perfectHit([{ do: 'extraDie' }])],
    bonuses: [{ own: { red: 1 }, anywhere: { green: 2, blue: 1 }, keywords: ['savage', 'paired'] }],
    reading: 'house',
  },
  {
    id: 'featherShield',
    source,
    keywords: ['melee', 'shield', 'block:1'],
    weapon: { speed: 3, accuracy: 7, strength: 0 },
    everywhere: 1,
    edges: { top: 'blue' },
    activations: [blocks(1)],
    bonuses: [{ anywhere: { green: 1, blue: 1, red: 1 }, modifiers: [{ stat: 'brainDamage', by: -1 }] }],
    reading: 'house',
  },
  {
    id: 'phoenixHelm',
    source,
    set,
    keywords,
    armour: { location: 'head', points: 4 },
    edges: { bottom: 'blue' },
    bonuses: [
      {
        own: { blue: 1 },
        anywhere: { green: 1, red: 1 },
        triggers: [
          {
            on: 'showdownStart',
            when: insane,
            do: [{ do: 'token', who: 'owner', token: 'evasion', by: 1 }],
          },
        ],
      },
    ],
    reading: 'house',
  },
  {
    id: 'phoenixPlackart',
    source,
    set,
    keywords,
    armour: { location: 'body', points: 4 },
    edges: { top: 'blue', right: 'red', left: 'green' },
    bonuses: [
      {
        own: { green: 1, blue: 1, red: 1 },
        triggers: [
          { on: 'hitSuffered', when: insane, do: [{ do: 'turnHit', brainDamage: 1 }], once: 'round' },
        ],
      },
    ],
    reading: 'house',
  },
  {
    id: 'phoenixGauntlet',
    source,
    set,
    keywords,
    armour: { location: 'arms', points: 4 },
    triggers: departs('insanity', 1),
    reading: 'house',
  },
  {
    id: 'phoenixFaulds',
    source,
    set,
    keywords,
    armour: { location: 'waist', points: 4 },
    triggers: departs('insanity', 1),
    reading: 'house',
  },
  {
    id: 'phoenixGreaves',
    source,
    set,
    keywords,
    armour: { location: 'legs', points: 4 },
    edges: { right: 'red' },
    modifiers: [{ stat: 'movement', by: 2, when: insane }],
    reading: 'house',
  },
  {
    id: 'birdBread',
    source,
    keywords: ['consumable'],
    edges: { right: 'green' },
    activations: [
      {
        id: 'eat',
        cost: 'activation',
        do: [
          { do: 'archiveThis' },
          { do: 'armour', who: 'owner', by: 1 },
          { do: 'priority', who: 'owner', gain: true },
          {
            do: 'roll',
            purpose: 'birdBread',
            by: 'owner',
            bands: [
              {
                from: 1,
                to: 1,
                do: [{ do: 'points', who: 'owner', what: 'survival', by: 'all', take: true }],
              },
            ],
          },
        ],
      },
    ],
    reading: 'house',
  },
  {
    id: 'crestCrown',
    source,
    keywords: ['item'],
    edges: { top: 'blue', right: 'green', bottom: 'blue', left: 'red' },
    activations: [{ id: 'shuffle', cost: 'activation', when: insane, do: [{ do: 'shuffleHitLocations' }] }],
    bonuses: [
      {
        own: { red: 1, blue: 2 },
        triggers: [
          {
            on: 'depart',
            do: [
              { do: 'points', who: 'owner', what: 'insanity', by: 1 },
              { do: 'points', who: 'owner', what: 'survival', by: 1, perAffinity: 'blue' },
            ],
          },
        ],
      },
    ],
    reading: 'house',
  },
  {
    id: 'bloomSphere',
    source,
    keywords: ['item'],
    edges: { left: 'green', right: 'blue' },
    bonuses: [
      {
        own: { green: 1, blue: 1 },
        triggers: [
          {
            on: 'targeted',
            do: [
              {
                do: 'roll',
                purpose: 'bloomSphere',
                by: 'owner',
                bands: [{ from: 6, to: 10, do: [{ do: 'repick' }] }],
              },
            ],
          },
        ],
      },
    ],
    reading: 'house',
  },
  {
    id: 'featherMantle',
    source,
    keywords: ['item'],
    edges: { left: 'blue', right: 'green', bottom: 'red' },
    modifiers: [{ stat: 'softLanding', by: 3 }],
    reading: 'house',
  },
  {
    id: 'hoursRing',
    source,
    keywords: ['unique', 'selfish'],
    forbids: ['tokens', 'bleeding', 'experience'],
    reading: 'house',
  },
];
