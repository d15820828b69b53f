import type { Gear } from '../../engine';
import { departs } from './rules';

const source = 'stoneCircle';
const set = 'screaming';
const fur = ['armour', 'set', 'fur'];

const charm = (id: string, colour: 'red' | 'green' | 'blue', keyword: string): Gear => ({
  id,
  source,
  keywords: ['jewelry', 'fragile'],
  full: [colour],
  bonuses: [{ anywhere: { [colour]: 5 }, keywords: [keyword] }],
});

const CHARMS = [
  charm('blueCharm', 'blue', 'unshakeable'),
  charm('greenCharm', 'green', 'undeathable'),
  charm('redCharm', 'red', 'unstoppable'),
];

/** gear-and-resources.md §7. */
export const STONE_CIRCLE: readonly Gear[] = [
  {
    id: 'beastKnuckle',
    source,
    keywords: ['melee', 'katar', 'bone', 'paired'],
    weapon: { speed: 2, accuracy: 6, strength: 4 },
    triggers: [
      {
        on: 'monsterWounded',
        when: { is: 'woundedWithThis' },
        do: [{ do: 'attackBonus', token: 'toughness', by: -1 }],
      },
    ],
  },
  {
    id: 'bloodPaint',
    source,
    keywords: ['soluble'],
    arrows: [{ to: 'left' }, { to: 'right' }],
    activations: [{ id: 'paint', cost: 'activation', inReach: 'beside', do: [{ do: 'attackBeside' }] }],
  },
  ...CHARMS,
  {
    id: 'boneEarrings',
    source,
    keywords: ['jewelry', 'bone'],
    triggers: [
      {
        on: 'showdownStart',
        when: { is: 'allGear', keyword: 'bone' },
        do: [
          {
            do: 'if',
            when: { is: 'fits', who: 'owner', group: { among: 'survivor', terms: ['insane'] } },
            then: [
              { do: 'token', who: 'owner', token: 'speed', by: 2 },
              { do: 'token', who: 'owner', token: 'strength', by: 2 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'bossMehndi',
    source,
    keywords: ['soluble'],
    modifiers: [
      { stat: 'speed', by: 1, aura: { among: 'survivor', terms: ['insane'], adjacentTo: 'owner' } },
    ],
  },
  {
    id: 'lanceOfLonginus',
    source,
    keywords: ['melee', 'spear', 'twoHanded', 'bone', 'irreplaceable'],
    weapon: { speed: 2, accuracy: 6, strength: 9, reach: 2 },
    triggers: [
      {
        on: 'monsterWounded',
        when: { is: 'woundedWithThis' },
        do: [{ do: 'token', who: 'monster', token: 'toughness', by: 1, take: true }],
        once: 'showdown',
      },
    ],
  },
  {
    id: 'screamingHorns',
    source,
    set,
    keywords: ['armour', 'set', 'bone'],
    armour: { location: 'head', points: 3 },
    edges: { bottom: 'blue' },
    activations: [
      {
        id: 'scream',
        cost: 'activation',
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
                then: [{ do: 'modifier', who: 'each', stat: 'movement', by: 1, until: 'round' }],
                else: [{ do: 'points', who: 'each', what: 'insanity', by: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'screamingCoat',
    source,
    set,
    keywords: [...fur, 'slam'],
    armour: { location: 'body', points: 2 },
    edges: { top: 'blue', right: 'blue', bottom: 'blue', left: 'green' },
    activations: [{ id: 'slam', cost: 'movement', do: [{ do: 'slam', least: 4, toughness: -1 }] }],
  },
  {
    id: 'screamingBracers',
    source,
    set,
    keywords: [...fur, 'slamsThrough'],
    armour: { location: 'arms', points: 2 },
    edges: { top: 'green', left: 'red' },
  },
  {
    id: 'screamingSkirt',
    source,
    set,
    keywords: fur,
    armour: { location: 'waist', points: 2 },
    edges: { right: 'green', bottom: 'blue' },
  },
  {
    id: 'screamingLegWarmers',
    source,
    set,
    keywords: fur,
    armour: { location: 'legs', points: 2 },
    edges: { top: 'blue', right: 'red' },
    triggers: departs('insanity', 1),
  },
];
