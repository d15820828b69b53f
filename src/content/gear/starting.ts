import type { Gear } from '../../engine';

/** What survivors have before they have anything (gear-and-resources.md §1). Fist & Tooth is always there and no card. */
export const STARTING: readonly Gear[] = [
  { id: 'cloth', source: 'starting', keywords: ['armour'], armour: { location: 'waist', points: 1 } },
  {
    id: 'foundingStone',
    source: 'starting',
    keywords: ['melee', 'stone'],
    weapon: { speed: 2, accuracy: 7, strength: 1 },
    activations: [{ id: 'throw', cost: 'activation', do: [{ do: 'attack', automatic: true }] }],
  },
];
