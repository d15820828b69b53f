/** What survivors gather, carry, spend and take from one another. */
export const RESOURCES = [
  'food',
  'meat',
  'cleanWater',
  'dirtyWater',
  'stone',
  'wood',
  'salvage',
  'medicine',
  'poison',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** What feeds and what quenches; the second of each can harm. */
export const MEALS: Readonly<Record<'food' | 'water', readonly [Resource, Resource]>> = {
  food: ['food', 'meat'],
  water: ['cleanWater', 'dirtyWater'],
};

/** The dice of a duel: the attacker's and the defender's (LS-3.3). */
export const DICE = ['gray', 'red'] as const;
export type DieName = (typeof DICE)[number];

/** Whose die a card means: its owner's roll, or the enemy's (LS-5.3). */
export const SIGHTS = ['yours', 'enemy'] as const;
export type Sight = (typeof SIGHTS)[number];

/** Damage that a living survivor can have taken; one more is death. */
export const MOST_DAMAGE = 3;
/** What a die has to reach (LS-6.1, LS-6.2). */
export const HIT_FROM = 10;
/** Stamina that an attack costs (LS-3.2). */
export const ATTACK_COST = 3;
/** How far supporters may be away (LS-4.1). */
export const SUPPORT_RANGE = 2;
/** Stamina that gathering, investigating, crafting and treating cost. */
export const ACTION_COST = 1;
/** Sides of the die of the encounters and of tainted meals. */
export const TEST_SIDES = 12;
/** Up to this face a tainted meal harms. */
export const TAINTED_TO = 3;
/** Stamina that a night gives back, and what a missing meal takes of it. */
export const NIGHT_REST = 6;
export const MISSED_MEAL = 2;
/** The last night without frost; after it the frost deals one more damage each night, so that a game ends. */
export const LAST_MILD_NIGHT = 5;
/** Most items and support cards that one survivor holds. */
export const MOST_ITEMS = 5;
export const MOST_CARDS = 5;
/** Support cards at the start. */
export const FIRST_CARDS = 3;
export const MOST_SURVIVORS = 4;
