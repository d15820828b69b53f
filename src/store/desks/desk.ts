import type { AnyContent, AnySetUp, Renaming, TableState } from '../../engine';
import type { Aside, Shown } from '../keep/shapes';
import type { Played, TableDeeds, TableOnView } from '../tableSession';

/** How the course of a kind of table is told, moment by moment. */
export interface Tale<S, E> {
  /** What its course is counted in. */
  unit: 'round' | 'day';
  /** The round, or day, that a table is in; 0 before the first. */
  roundOf(state: S): number;
  /** The round that began with an event; null: none did. */
  roundBegan(event: E): number | null;
  /** Whether an event is told to nobody, and needs no moment of its own. */
  isSilent(event: E): boolean;
  /** How long what happened at once is looked at, in milliseconds. */
  lookOf(events: readonly E[]): number;
}

/** What a game's session is to everything that works on any table. */
export interface DeskStore<U, S, E> {
  getState(): TableOnView<U, S, E> & TableDeeds<U, S, E>;
  setState(part: Partial<TableOnView<U, S, E>>): void;
  subscribe(listener: (now: TableOnView<U, S, E>, before: TableOnView<U, S, E>) => void): () => void;
}

/**
 * A kind of table with the place where one of it lies: all that keeping, the list of kept tables, replay and looking back
 * have to know of a game.
 */
export interface Desk<U extends AnySetUp, S extends TableState, C extends AnyContent, E> {
  played: Played<U, S, C, E>;
  store: DeskStore<U, S, E>;
  tale: Tale<S, E>;
  /** What the list of kept tables tells of one. */
  shown(setup: U, state: S): Shown;
  /** What a file of it is called, without an ending. */
  fileName(setup: U): string;
  /** Every name that people have given, and a file holds. */
  namesIn(setup: U): readonly string[];
  /** How those are taken away. */
  renamed: Renaming<U, S>;
  /** What is kept of the table that lies here, beside its course. */
  aside(): Aside;
  /** Calls back whenever that has changed by itself; gives back how it stops. */
  onAside(tell: () => void): () => void;
  /** A table from the store is played on here: what was kept of it beside its session is at hand again. */
  resumed(setup: U, aside: Aside): void;
  /** The table is shown as it is, at once. */
  rest(): void;
}

/** What every event is. */
export interface AnyTold {
  type: string;
}

/** A desk of whichever game. */
export type AnyDesk = Desk<AnySetUp, TableState, AnyContent, AnyTold>;
export type AnyOnView = TableOnView<AnySetUp, TableState, AnyTold>;
export type AnySession = ReturnType<AnyDesk['store']['getState']>;
export type AnyJournal = NonNullable<AnyOnView['journal']>;

/**
 * A desk as one of any game. What it is given then comes from itself, or was found sound by its own table before: no code
 * that takes any desk makes set-ups or states of its own.
 */
export const anyDesk = <U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  desk: Desk<U, S, C, E>,
): AnyDesk => desk as unknown as AnyDesk;

/** The kind of table of a desk, as files and the store name it. */
export const idOf = ({ played }: AnyDesk): string => played.table.id;
