import type { Gear } from '../../engine';
import { perfectHit } from './rules';

const source = 'catarium';
const set = 'whiteLion';
const keywords = ['armour', 'set', 'fur', 'heavy'];

/** gear-and-resources.md §6. */
export const CATARIUM: readonly Gear[] = [
  {
    id: 'catEyeCirclet',
    source,
    keywords: ['jewelry', 'other'],
    edges: { left: 'blue' },
    activations: [
      { id: 'foresee', cost: 'activation', do: [{ do: 'reveal', pile: 'hitLocations', count: 3 }] },
    ],
  },
  {
    id: 'catFangKnife',
    source,
    keywords: ['melee', 'dagger', 'bone'],
    weapon: { speed: 3, accuracy: 6, strength: 2 },
    edges: { top: 'red', right: 'red', bottom: 'red', left: 'red' },
    bonuses: [
      {
        anywhere: { red: 3 },
        triggers: [
          perfectHit([{ do: 'token', who: 'owner', token: 'strength', by: 1 }]),
          { on: 'survivorKnockedDown', do: [{ do: 'loseTokens', who: 'owner', token: 'strength' }] },
        ],
      },
    ],
  },
  {
    id: 'catGutBow',
    source,
    keywords: ['ranged', 'bow', 'twoHanded', 'cumbersome'],
    weapon: { speed: 2, accuracy: 7, strength: 3, range: 6 },
    edges: { top: 'blue' },
    activations: [
      {
        id: 'aim',
        cost: 'both',
        inReach: 'this',
        do: [{ do: 'attack', speed: 1, bonus: { accuracy: 2 } }],
      },
    ],
  },
  {
    id: 'clawHeadArrow',
    source,
    keywords: ['item', 'ammunition', 'arrow', 'slow', 'ammoBow', 'once'],
    weapon: { speed: 1, accuracy: 6, strength: 6 },
    edges: { right: 'blue' },
    triggers: [
      {
        on: 'hit',
        when: { is: 'attackedWithThis' },
        do: [{ do: 'token', who: 'monster', token: 'evasion', by: 1, take: true }],
      },
    ],
  },
  {
    id: 'frenzyDrink',
    source,
    keywords: ['consumable', 'fragile'],
    activations: [
      { id: 'drink', cost: 'activation', do: [{ do: 'archiveThis' }, { do: 'frenzy', who: 'owner' }] },
    ],
  },
  {
    id: 'kingSpear',
    source,
    keywords: ['melee', 'spear', 'heavy', 'twoHanded'],
    weapon: { speed: 2, accuracy: 6, strength: 3, reach: 2 },
    edges: { right: 'red' },
  },
  {
    id: 'lionBeastKatar',
    source,
    keywords: ['melee', 'katar', 'deadly', 'paired'],
    weapon: { speed: 2, accuracy: 7, strength: 3 },
  },
  {
    id: 'lionHeaddress',
    source,
    keywords: ['item', 'flammable', 'accessory'],
    armour: { location: 'head', points: 1 },
  },
  {
    id: 'lionSkinCloak',
    source,
    keywords: ['armour', 'fur', 'bone', 'heavy', 'flammable'],
    armour: { location: 'body', points: 0 },
    edges: { right: 'green' },
    modifiers: [{ stat: 'damage', by: -1 }],
  },
  {
    id: 'whiskerHarp',
    source,
    keywords: ['instrument', 'noisy'],
    edges: { left: 'blue' },
    triggers: [
      {
        on: 'arrival',
        do: [
          {
            do: 'forEach',
            of: { among: 'survivor' },
            effects: [{ do: 'points', who: 'each', what: 'survival', by: 1 }],
          },
        ],
      },
    ],
    activations: [
      {
        id: 'play',
        cost: 'activation',
        when: { is: 'moodInPlay' },
        do: [
          {
            do: 'roll',
            purpose: 'whiskerHarp',
            by: 'owner',
            bands: [{ from: 6, to: 10, do: [{ do: 'discardMood', by: 'owner' }] }],
          },
        ],
      },
    ],
  },
  {
    id: 'whiteLionHelm',
    source,
    set,
    keywords,
    armour: { location: 'head', points: 2 },
    edges: { bottom: 'red' },
    bonuses: [
      {
        own: { red: 1 },
        anywhere: { blue: 1 },
        activations: [
          {
            id: 'roar',
            cost: 'activation',
            survival: 1,
            do: [
              {
                do: 'forEach',
                of: { among: 'survivor' },
                effects: [
                  {
                    do: 'if',
                    when: {
                      is: 'fits',
                      who: 'each',
                      group: { among: 'survivor', terms: ['nonDeaf', 'insane'] },
                    },
                    then: [{ do: 'modifier', who: 'each', stat: 'strength', by: 2, until: 'round' }],
                    else: [{ do: 'points', who: 'each', what: 'insanity', by: 1 }],
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
    id: 'whiteLionCoat',
    source,
    set,
    keywords: [...keywords, 'pounce'],
    armour: { location: 'body', points: 2 },
    edges: { top: 'blue' },
    activations: [{ id: 'pounce', cost: 'both', do: [{ do: 'pounce', spaces: 3, strength: 1 }] }],
  },
  {
    id: 'whiteLionGauntlet',
    source,
    set,
    keywords,
    armour: { location: 'arms', points: 2 },
    triggers: [
      {
        on: 'pounced',
        do: [{ do: 'modifier', who: 'owner', stat: 'accuracy', by: 1, until: 'attack' }],
      },
    ],
  },
  {
    id: 'whiteLionSkirt',
    source,
    set,
    keywords,
    armour: { location: 'waist', points: 2 },
    edges: { left: 'red', right: 'red' },
  },
  {
    id: 'whiteLionBoots',
    source,
    set,
    keywords,
    armour: { location: 'legs', points: 2 },
    edges: { right: 'red', bottom: 'red' },
    bonuses: [{ own: { red: 2 }, modifiers: [{ stat: 'movement', by: 1 }] }],
  },
];
