import type { Gear } from '../../engine';
import { blocks, perfectHit } from './rules';

const source = 'weaponCrafter';

/** gear-and-resources.md §5. */
export const WEAPON_CRAFTER: readonly Gear[] = [
  {
    id: 'bloodSheath',
    source,
    keywords: ['item', 'bone', 'other', 'block:1'],
    arrows: [{ to: 'left', card: 'rainbowKatana', loses: ['frail'], gains: ['sharp'] }],
    activations: [blocks(1)],
  },
  {
    id: 'counterweightedAxe',
    source,
    keywords: ['melee', 'axe', 'twoHanded'],
    weapon: { speed: 2, accuracy: 6, strength: 4, reach: 2 },
    edges: { top: 'red' },
    bonuses: [
      {
        own: { red: 1 },
        triggers: [perfectHit([{ do: 'hitWithoutCard' }, { do: 'woundMonster', wounds: 1, by: 'owner' }])],
      },
    ],
  },
  {
    id: 'fingerOfGod',
    source,
    keywords: ['melee', 'spear', 'twoHanded'],
    weapon: { speed: 2, accuracy: 5, strength: 5, reach: 2 },
    edges: { top: 'red' },
    bonuses: [
      {
        anywhere: { red: 1, green: 1, blue: 1 },
        modifiers: (['accuracy', 'strength'] as const).map((stat) => ({
          stat,
          by: 1,
          when: { is: 'atLeast' as const, who: 'owner' as const, what: 'survival' as const, n: 5 },
        })),
      },
    ],
  },
  {
    id: 'rainbowKatana',
    source,
    keywords: ['melee', 'katana', 'finesse', 'twoHanded', 'frail'],
    weapon: { speed: 4, accuracy: 4, strength: 4 },
    edges: { left: 'red' },
    bonuses: [{ own: { red: 1 }, anywhere: { green: 1, blue: 1 }, keywords: ['deadly'] }],
  },
  {
    id: 'scrapDagger',
    source,
    keywords: ['melee', 'dagger', 'metal'],
    weapon: { speed: 3, accuracy: 7, strength: 2 },
    edges: { right: 'red', bottom: 'red' },
    triggers: [perfectHit([{ do: 'attackBonus', token: 'strength', by: 2 }])],
  },
  {
    id: 'scrapSword',
    source,
    keywords: ['melee', 'sword', 'metal'],
    weapon: { speed: 2, accuracy: 5, strength: 3 },
    edges: { top: 'blue' },
    bonuses: [{ anywhere: { red: 2, blue: 1 }, keywords: ['deadly'] }],
    triggers: [perfectHit([{ do: 'attackBonus', token: 'strength', by: 4 }])],
  },
  {
    id: 'skullcapHammer',
    source,
    keywords: ['melee', 'club', 'bone'],
    weapon: { speed: 2, accuracy: 7, strength: 3 },
    edges: { bottom: 'green' },
    triggers: [
      {
        ...perfectHit([{ do: 'modifier', who: 'monster', stat: 'speed', by: -1, until: 'monsterTurn' }]),
        once: 'round',
      },
    ],
  },
  {
    id: 'whistlingMace',
    source,
    keywords: ['melee', 'club', 'bone', 'unwieldy'],
    weapon: { speed: 3, accuracy: 6, strength: 3 },
    edges: { bottom: 'green' },
    triggers: [perfectHit([{ do: 'reveal', pile: 'ai', count: 1, bottom: true }])],
  },
  {
    id: 'zanbato',
    source,
    keywords: ['melee', 'grand', 'twoHanded', 'bone', 'slow', 'frail', 'deadly'],
    weapon: { speed: 1, accuracy: 6, strength: 6 },
    edges: { top: 'red', right: 'green' },
    bonuses: [{ own: { red: 1 }, anywhere: { green: 1 }, keywords: ['devastating'] }],
  },
  {
    id: 'scrapBoneSpear',
    source,
    keywords: ['melee', 'spear', 'bone'],
    weapon: { speed: 2, accuracy: 6, strength: 3 },
    reading: 'house',
  },
];
