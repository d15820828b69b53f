import type { Space } from '../board';
import type { Modifier } from './modifier';
import type { BodyLocation, Colour, SurvivalAction, SurvivorStat, Token } from './terms';

/** A gear card in a grid: its own id, the card it is, and what was used up of it. */
export interface GearInPlay {
  id: string;
  card: string;
  /** Names of what is used up for the showdown or the round: `once`, `round`. */
  used: string[];
}

/** One place of a survivor: armour points left and the injury boxes (SD-9.1). The head has no light box (SD-9.4). */
export interface Wear {
  armour: number;
  light: boolean;
  heavy: boolean;
}

/** How the players know a survivor on the board; of no matter to the rules. */
export interface Sign {
  colour: string;
  shape: string;
}

export interface Survivor {
  id: string;
  name: string;
  sign?: Sign;
  player: string;
  /** alive; dead; or gone: off the fight, alive. */
  status: 'alive' | 'dead' | 'gone';
  /** Null when not on the board (SD-13.6). */
  space: Space | null;
  /** Number of the monster turn at whose end the survivor stands up (SD-12.2); null when standing. */
  standsAfter: number | null;
  attributes: Record<SurvivorStat, number>;
  tokens: Partial<Record<Token, number>>;
  modifiers: Modifier[];
  bleeding: number;
  survival: number;
  insanity: number;
  courage: number;
  understanding: number;
  brainLight: boolean;
  wear: Record<BodyLocation, Wear>;
  /** Injury ids of the content, one entry each time taken; some last only for this showdown. */
  injuries: string[];
  /** Status cards beside the grid (SD-5.11), by id. */
  statuses: string[];
  disorders: string[];
  fightingArts: string[];
  /** Other lasting abilities by id. */
  abilities: string[];
  /** Whole affinities of its own (SD-16.2). */
  affinities: Partial<Record<Colour, number>>;
  /** What is used up of arts, abilities and armour sets, for the showdown or the round. */
  used: string[];
  /** Nine cells, row by row (SD-16.1). */
  grid: (GearInPlay | null)[];
  /** Resource card ids held. */
  resources: string[];
  /** Survival actions already used this round (SD-15.1). */
  survivalUsed: SurvivalAction[];
  acted: boolean;
  /** Whether it has moved by itself in this round. */
  moved: boolean;
  /** Sources that make this survivor "not a threat" (SD-6.9), such as a terrain tile or gear card id. */
  hiddenBy: string[];
  /** Cards that doom this survivor until their actions are done. */
  doomedBy: string[];
  /** The next severe injury is ignored (Dried Acanthus). */
  ignoresInjury: boolean;
  /** Hits to ignore at the next attack (Block). */
  block: number;
  /** Deflect tokens: each takes one hit (survivors-in-detail.md §15). */
  deflect: number;
  /** How often Frenzy was suffered. */
  frenzy: number;
  /** Weapon types this survivor wounded with, for the aftermath. */
  woundedWith: string[];
  huntExperience: number;
  weaponType: string | null;
  weaponLevel: number;
  /** What the record sheet must change beyond the above, as ids: `skipHunt`, `retire`. */
  notes: string[];
}
