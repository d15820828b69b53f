import {
  type AnyContent,
  type AnySetUp,
  FIRST_TABLE,
  goOnFromTable,
  type Journal,
  playTableSituation,
  readTableSituation,
  type SituationGame,
  type TableState,
} from '../../engine';
import type { Fault, Parsed } from './parse';
import { inFile } from './situationFile';

/** The kind of table that a situation file is of: what it says, or the first one. */
export function tableOfSituation({ value }: Parsed): string {
  const { table } = (value ?? {}) as { table?: unknown };
  return typeof table === 'string' ? table : FIRST_TABLE;
}

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
