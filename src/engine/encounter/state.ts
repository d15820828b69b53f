import type { TableState } from '../kernel';
import type { Coin, Condition, Outcome, RunKind, Skill } from './terms';

/** A possession in play; `used`: what it can do again only next round. */
export interface Possession {
  id: string;
  card: string;
  used: ('dice' | 'reroll' | 'act')[];
}

export interface Investigator {
  id: string;
  card: string;
  player: string;
  /** Improvements and impairments, −2 to +2 (CE-2.1). */
  changes: Record<Skill, number>;
  health: number;
  sanity: number;
  clues: number;
  focus: number;
  conditions: Condition[];
  possessions: Possession[];
  place: string;
  status: 'up' | 'defeated';
}

/** A token out of the cup: on a place, or met in an ambush and on none (CE-6.1). */
export interface MonsterInPlay {
  card: string;
  place: string | null;
  /** Health tokens on it (CE-4.2). */
  lost: number;
}

/** A whole table of combat encounters: one plain value. Tokens are single, so that their card is their name. */
export interface EncounterState extends TableState {
  run: RunKind;
  round: number;
  players: { id: string; name: string }[];
  investigators: Investigator[];
  /** Places of this table, in the order of the content. */
  places: string[];
  monsters: MonsterInPlay[];
  cup: string[];
  /** Out of the game: tokens that were not put in the cup, and epic monsters that are not there or were defeated (CE-5.2). */
  box: string[];
  /** Monsters that were defeated on their places in this round (CE-1.4). */
  felled: string[];
  /** Number of the next possession. */
  nextId: number;
  outcome: Outcome | null;
}

/** Something to pay with. */
export interface Price {
  what: Coin;
  amount: number;
}
