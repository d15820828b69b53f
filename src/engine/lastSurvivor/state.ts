import type { Pile, TableState } from '../kernel';
import type { DieName, Resource } from './terms';

export interface Survivor {
  id: string;
  card: string;
  player: string;
  stamina: number;
  /** Three can be borne, the fourth is death. */
  damage: number;
  resources: Record<Resource, number>;
  items: string[];
  /** Support cards in the hand: for its own player's eyes. */
  hand: string[];
  /** `q,r` of a tile. */
  space: string;
  status: 'alive' | 'dead';
  /** Meals that the last night asked for in vain. */
  missed: number;
}

/** One contribution to a die and where it comes from. */
export interface DiePart {
  kind: 'survivor' | 'item' | 'support' | 'resource';
  id: string;
  by: number;
}

export interface DuelDie {
  face: number;
  /** They stay with the die when it is rerolled (LS-5.5). */
  parts: DiePart[];
}

/** A combat between two survivors (LS-3.4). */
export interface Duel {
  attacker: string;
  defender: string;
  supporters: string[];
  dice: Record<DieName, DuelDie>;
  /** Support cards played before the roll. */
  played: { by: string; card: string }[];
  /** Once a combat: `survivor/item` and `survivor/ability`. */
  used: string[];
}

/** Readings that the book offers as a switch, its default first. */
export interface SurvivorOptions {
  /** The last two die at once (LS-1.3). */
  together: 'draw' | 'attackerLoses';
  /** Sides of the dice of a duel (LS-3.3). */
  sides: 12 | 10 | 20;
  /** Modifiers of a die that is rerolled (LS-5.5). */
  rerolled: 'keeps' | 'clears';
}

/** A whole game of last survivor: one plain value. */
export interface SurvivorState extends TableState {
  options: SurvivorOptions;
  map: string;
  /** Days that have begun. */
  day: number;
  players: { id: string; name: string }[];
  /** In the order of the seats, clockwise. */
  survivors: Survivor[];
  /** Projects that lie face up (LS-1.2). */
  projects: string[];
  /** Spaces with a counter (LS-2.1). */
  counters: string[];
  /** Spaces where something was gathered today. */
  gathered: string[];
  supports: Pile<string>;
  encounters: Pile<string>;
  nights: Pile<string>;
  duel: Duel | null;
  /** Who won; nobody: a draw. */
  outcome: { winner: string | null } | null;
}
