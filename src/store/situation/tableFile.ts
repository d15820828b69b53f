import {
  type AnyContent,
  type AnySetUp,
  FIRST_TABLE,
  goOnFromTable,
  type Journal,
  playTableSituation,
  readTableSituation,
  type SeatedSetUp,
  type SituationGame,
  type TableState,
  tableMomentOf,
} from '../../engine';
import type { AnyJournal, AnyTold } from '../desks/desk';
import type { Fault, Parsed } from './parse';
import { inFile } from './situationFile';

/** The kind of table that a situation file is of: what it says, or the first one. */
export function tableOfSituation({ value }: Parsed): string {
  const { table } = (value ?? {}) as { table?: unknown };
  return typeof table === 'string' ? table : FIRST_TABLE;
}

/** What situation files are to a smaller game. */
export interface SituationFiles {
  /** Plays one to its end; or everything that is wrong with it. */
  play(parsed: Parsed): PlayedAny | Fault[];
  /** The present moment of a table as one; null: it did not begin with its set-up. */
  momentOf(setup: AnySetUp, journal: AnyJournal, title: string): object | null;
}

/** A situation of a smaller game, played to its end. */
export type PlayedAny = PlayedTableFile<AnySetUp, TableState, AnyTold>;

/** A situation file of a smaller game that was played: a table that can go on from its end, and what did not come as expected. */
export interface PlayedTableFile<U, S, E> {
  title: string;
  faults: Fault[];
  setup: U;
  journal: Journal<S, E>;
}

/** Plays a situation file to its end; or everything that is wrong with it. */
export function playTableFile<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { value, at }: Parsed,
  game: SituationGame<U, S, C, E>,
): PlayedTableFile<U, S, E> | Fault[] {
  const read = readTableSituation(value, game, game.content);
  if (Array.isArray(read)) return inFile(read, at);
  const { journal, problems } = playTableSituation(read, game);
  return {
    title: read.situation.title,
    faults: inFile(problems, at),
    setup: read.begun.setup,
    journal: goOnFromTable(game, journal, game.content),
  };
}

/** Situation files of a game. What they are given comes from its own desk, or was found sound by its own table. */
export const situationFiles = <
  U extends SeatedSetUp,
  S extends TableState,
  C extends AnyContent,
  E extends AnyTold,
>(
  game: SituationGame<U, S, C, E>,
): SituationFiles => ({
  play: (parsed) => playTableFile(parsed, game) as PlayedAny | Fault[],
  momentOf: (setup, journal, title) =>
    tableMomentOf(game, setup as U, journal as unknown as Journal<S, E>, title),
});
