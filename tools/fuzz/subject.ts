import type { Failure } from './fuzzFight';
import type { Counts } from './tally';

/** Fights that are played one after another, of one kind. */
export interface FuzzRun {
  /** Before the line of results. */
  label: string;
  /** Options that play one of them again. */
  again: string;
  fight(seed: number): Failure | null;
}

/** What is wanted of the command, as far as a table may read it. */
export interface Wanted {
  monster?: string | undefined;
  level?: string | undefined;
  each: boolean;
}

/** A table as the fuzz command plays it, and what was performed in all. */
export interface Fuzz {
  tally: { ends: Counts };
  runs: FuzzRun[];
}
