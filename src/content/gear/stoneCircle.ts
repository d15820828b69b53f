import type { Gear } from '../../engine';

const source = 'stoneCircle';

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
];
