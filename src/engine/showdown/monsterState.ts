import type { Facing, Space } from '../board';
import type { Pile } from '../kernel';
import type { Modifier } from './modifier';
import type { MonsterStat, Token } from './terms';

/** A card in play on the monster control panel: special, trait, mood, duration or persistent injury. */
export interface CardInPlay {
  card: string;
  /** Tokens lying on the card. */
  counters: number;
}

export interface Monster {
  /** Content id and level id. */
  card: string;
  level: string;
  /** Its level as a number, for effects that say "level". */
  rank: number;
  size: number;
  /** North-west space; null while off the board. */
  space: Space | null;
  facing: Facing;
  knockedDown: boolean;
  /** How often it was knocked down so far: tells what came in the midst of an action (SD-12.6). */
  falls: number;
  /** Last round in which every survivor counts as a threat, whatever hides them (Sniff); 0: none. */
  seesAllUntil: number;
  attributes: Record<MonsterStat, number>;
  tokens: Partial<Record<Token, number>>;
  modifiers: Modifier[];
  /** Points left of a monster whose wounds lower these instead of the AI deck; null: no such monster (survivors-in-detail.md §6). */
  life: number | null;
  /** Card ids; the first is the top. */
  ai: Pile<string>;
  /** A duration card that lies face up on top of the AI deck (SD-5.9). */
  faceUp: string | null;
  /** The wound stack, its top first (SD-14.10). */
  wounds: string[];
  /** AI cards being performed, the innermost last. */
  performing: string[];
  inPlay: CardInPlay[];
  hitLocations: Pile<string>;
  /** The trap that is being performed; it lies apart until it is discarded (SD-14.5). */
  trap: string | null;
  /** Hit location cards whose persistent injury is in play (SD-14.14). */
  injuries: CardInPlay[];
  /** Its special decks by id, each with its discards (SD-2.13). */
  decks: Record<string, Pile<string>>;
  /** Cards out of the game. */
  archive: string[];
  /** Monster turns begun so far. */
  turns: number;
  /** Turns it will miss. */
  skips: number;
}
