import type { Decision, Option } from './decision';
import type { Dice } from './dice';
import type { Cause, Frame } from './frame';
import type { Procedure } from './procedure';

/** The part of every game's state that the kernel works on. The whole state is one plain JSON value. */
export interface TableState {
  /** What is under way, the outermost procedure first. */
  stack: Frame[];
  /** The question that waits for an answer. */
  decision: Decision | null;
  /** How many questions were asked; the next one's number. */
  asked: number;
  dice: Dice;
}

/** Facts that the kernel itself reports. Games add their own. */
export type KernelEvent =
  | { type: 'rolled'; purpose: string; sides: number; dice: number[]; cause: Cause | null }
  | {
      type: 'answered';
      kind: string;
      by: string;
      keys: string[];
      /** True when there was only one answer. */
      forced: boolean;
    }
  | { type: 'edited'; edit: unknown };

/** What the steps of a game get: the table, its content, and a place to report facts. */
export interface Run<S extends TableState, C, E> {
  state: S;
  content: C;
  emit(event: E | KernelEvent): void;
  /** Called between steps by who wants to see the table grow; nobody listens in a plain run. */
  between?(): void;
}

/** The rules of a game, as the kernel needs them. */
export interface Game<S extends TableState, C, E> {
  // biome-ignore lint/suspicious/noExplicitAny: each procedure has its own locals; its name in the frame picks it.
  procedures: Readonly<Record<string, Procedure<any, Run<S, C, E>>>>;
  /** What may be done at any time besides answering, asked for afresh with each question. */
  interjections(run: Run<S, C, E>): Option[];
  /** The procedure that performs an interjection. */
  interject(run: Run<S, C, E>, option: Option): { procedure: string; locals: object };
  /** Corrects the table by hand; returns why not, or null when it is done. */
  edit(run: Run<S, C, E>, edit: unknown): string | null;
}

/** A run and a game as the driver sees them: whatever the table, the content and the events are. */
export type AnyRun = Run<TableState, unknown, unknown>;
export type AnyGame = Game<TableState, unknown, unknown>;
