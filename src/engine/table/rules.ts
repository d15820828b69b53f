import type * as z from 'zod/mini';
import type { Rules, TableState } from '../kernel';

/** What every set-up has: the seed of its dice. */
export interface AnySetUp {
  seed: number;
}

/** What all content has: its fingerprint. */
export interface AnyContent {
  hash: string;
}

/**
 * A kind of table, as files, tools and store see it: everything that they have to know of a game beside the kernel. Each
 * game fills it in once.
 */
export interface Table<U extends AnySetUp, S extends TableState, C extends AnyContent, E> {
  /** What a file says it is of. */
  id: string;
  game: Rules<S, C, E>['game'];
  /** The procedure that all others stand on. */
  root: string;
  /** Why a set-up can't be played; null if it can. */
  checkSetUp(setup: U, content: C): string | null;
  /** The table laid out, before anything is asked. */
  prepare(setup: U, content: C): S;
  /** What the procedure that all others stand on is told. */
  first(setup: U, content: C): object;
  /** Cards and seats that are named and are not there. */
  strangers(state: S, content: C): string[];
  /** What is wrong with the locals of a procedure under way, as far as it can be seen without going on. */
  strangeLocals(frame: object): string[];
  /** What must hold of every table. */
  violations(state: S, content: C): string[];
  setUpSchema: z.ZodMiniType<U>;
  stateSchema: z.ZodMiniType<S>;
}
