import type { Gear } from '../../engine';
import { perfectHit } from './rules';

const source = 'rare';

const weapon = (speed: number, accuracy: number, strength: number): NonNullable<Gear['weapon']> => ({
  speed,
  accuracy,
  strength,
});

/** A piece of the Regal set (its name is all that makes it one: five pieces give no bonus). */
const regal = (id: string, location: NonNullable<Gear['armour']>['location']): Gear => ({
  id,
  source,
  keywords: ['armour', 'cursed'],
  armour: { location, points: 4 },
  reading: 'house',
});

/** gear-and-resources.md §13: each is what is said of it there, no more; its type is the one in its name. */
export const RARE: readonly Gear[] = [
  {
    id: 'butcherCleaver',
    source,
    keywords: ['melee', 'axe', 'other', 'paired', 'sentient', 'irreplaceable'],
    weapon: weapon(2, 5, 5),
  },
  {
    id: 'steelSword',
    source,
    keywords: ['melee', 'sword', 'metal', 'slow', 'sharp', 'irreplaceable'],
    weapon: weapon(1, 4, 5),
    triggers: [perfectHit([{ do: 'attackBonus', token: 'strength', by: 'd10' }])],
  },
  {
    id: 'lanternHalberd',
    source,
    keywords: ['melee', 'spear', 'axe', 'metal', 'irreplaceable'],
    weapon: weapon(2, 4, 7),
    reading: 'house',
  },
  {
    id: 'twilightSword',
    source,
    keywords: ['melee', 'sword', 'other', 'cursed'],
    weapon: weapon(1, 9, 9),
    reading: 'house',
  },
  {
    id: 'thunderMaul',
    source,
    keywords: ['melee', 'club', 'cursed'],
    weapon: weapon(2, 6, 10),
    reading: 'house',
  },
  {
    id: 'steelShield',
    source,
    keywords: ['melee', 'shield', 'metal'],
    weapon: weapon(1, 6, 6),
    reading: 'house',
  },
  {
    id: 'adventureSword',
    source,
    keywords: ['melee', 'sword'],
    weapon: weapon(3, 6, 0),
    reading: 'house',
  },
  {
    id: 'muramasa',
    source,
    keywords: ['melee', 'katana', 'sharp', 'deadly:2'],
    weapon: weapon(6, 6, 6),
    reading: 'house',
  },
  regal('regalHelm', 'head'),
  regal('regalPlackart', 'body'),
  regal('regalGauntlets', 'arms'),
  regal('regalFaulds', 'waist'),
  regal('regalGreaves', 'legs'),
];
