import type { Space } from '../engine';

/** How a log line is meant, for its colour and its sign; never the only carrier of a meaning. */
export type Tone = 'plain' | 'quiet' | 'phase' | 'card' | 'dice' | 'harm' | 'monsterHarm' | 'good';

/** One line of the log. */
export interface LogLine {
  text: string;
  /** Number of the rule that made it happen: `SD-6.4`. */
  rule?: string;
  /** Whom it is about: survivor ids and `monster`. */
  figures: string[];
  tone: Tone;
}

/** One line of the explanation of an event, or of the breakdown of a number. */
export interface ReasonLine {
  text: string;
  rule?: string;
  /** Whether it speaks for or against what it is about. */
  verdict?: 'yes' | 'no';
  /** Survivors it speaks of, to be lit. */
  figures?: string[];
  spaces?: Space[];
}

/** Something that a survivor can't do now. */
export interface RefusalText {
  what: string;
  who: string;
  reason: string;
  rule?: string;
}

/** What a line of a card is, for its look: a bar, an icon, an indent. */
export type CardLineKind =
  | 'action'
  | 'flow'
  | 'alert'
  | 'target'
  | 'trigger'
  | 'condition'
  | 'band'
  | 'injuryAction'
  | 'activation'
  | 'bonus'
  | 'trait'
  | 'note';

/** One line of a card with what belongs under it. */
export interface CardLine {
  kind: CardLineKind;
  text: string;
  /** The figures of an attack: speed, accuracy, damage (for a weapon: strength), as they are written. */
  profile?: readonly [speed: string, accuracy: string, damage: string];
  under?: CardLine[];
}

/** A whole card in words. */
export interface CardText {
  name: string;
  /** What sort of card it is: "Basic AI", "Mood", "Trap" … */
  kind: string;
  /** Keywords and flags with their words. */
  tags: string[];
  lines: CardLine[];
}

/** A question as it is put to a player. */
export interface QuestionText {
  title: string;
  /** Whose decision it is. */
  by: string;
  /** A further sentence where the title does not say it all. */
  detail?: string;
  /** Where it comes from, outermost first: "White Lion's turn", "Claw". */
  trail: string[];
}
