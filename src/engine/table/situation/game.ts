import type { Decision, Option, TableState } from '../../kernel';
import type { AnyContent, AnySetUp, Table } from '../rules';

/** A line of a log, as a file quotes it. */
export interface SaidLine {
  text: string;
  rule?: string;
}

/** What a situation needs of the words of a language, so that its answers and log lines can be written in them. */
export interface TableWords<S, E> {
  event(event: E, state: S): SaidLine;
  reasons(event: E, state: S): readonly SaidLine[];
  option(option: Option, decision: Decision, state: S): string;
}

/** What is a game's own of its situations. */
export interface SituationRules<U extends AnySetUp, S extends TableState, C extends AnyContent, E> {
  table: Table<U, S, C, E>;
  /** The set-up's list of who is there, which a file may give as bare cards. */
  people: string;
  /** Questions that may be left open at the end: what somebody does next. */
  mayStayOpen: readonly string[];
  /** Lays what a file named nowhere where it is out of its way, so that each card is there once. */
  complete(state: S, content: C, named: readonly string[]): void;
  /** What `complete` would lay otherwise than a set-up does, by its paths: a table that is written names it. */
  laid: readonly string[];
}

/** A game whose situations are played. */
export interface SituationGame<U extends AnySetUp, S extends TableState, C extends AnyContent, E>
  extends SituationRules<U, S, C, E> {
  content: C;
  words: TableWords<S, E>;
}
