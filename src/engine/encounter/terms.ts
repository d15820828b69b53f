/** What an investigator can do; each can be raised and lowered by two (CE-2.1). */
export const SKILLS = ['lore', 'influence', 'observation', 'strength', 'will'] as const;
export type Skill = (typeof SKILLS)[number];

/** What an investigator can bear. */
export const GAUGES = ['health', 'sanity'] as const;
export type Gauge = (typeof GAUGES)[number];

/** What an investigator gathers and spends. */
export const STORES = ['clues', 'focus'] as const;
export type Store = (typeof STORES)[number];

export type Coin = Gauge | Store;

export const CONDITIONS = ['blessed', 'cursed'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The two tests of an encounter, in their order (CE-1.2). */
export const TESTS = ['will', 'strength'] as const;
export type TestName = (typeof TESTS)[number];

/** A quick encounter, or a run: clear the places before the cup is empty or all are lost. */
export const RUNS = ['quick', 'clear'] as const;
export type RunKind = (typeof RUNS)[number];

export const OUTCOMES = ['cleared', 'lost', 'cupEmpty', 'stands'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How far a skill can be improved or impaired. */
export const MOST_CHANGE = 2;
/** Sides of every die of the book. */
export const SIDES = 6;
/** Most focus an investigator holds (the longer run). */
export const MOST_FOCUS = 2;
/** Most investigators at a table, and most seats. */
export const MOST_INVESTIGATORS = 8;
/** Rounds after which a quick encounter ends undecided. */
export const QUICK_ROUNDS = 3;
/** Monsters of a quick encounter that names none. */
export const QUICK_MONSTERS = 2;
/** Actions of a turn in the longer run. */
export const ACTIONS = 2;
