import {
  advance,
  type Command,
  current,
  hash,
  hashOf,
  isJournal,
  type Journal,
  type Rules,
  replay,
  type TableState,
  undo,
} from '../../src/engine';
import { Violation } from './violation';

/** A table at any question fits into so much JSON. */
const MOST_BYTES = 40_000;

interface Course<U, S> {
  setup: U;
  commands: readonly Command[];
  /** The table that they led to. */
  end: S;
}

/** What a twin has to know of a kind of table. */
export interface TwinTable<U, S extends TableState, C, E> {
  rules: Rules<S, C, E>;
  begun(setup: U): Journal<S, E>;
  /** The same fight written to a file and read from it. */
  throughFile(setup: U, journal: Journal<S, E>): Journal<S, E>;
}

/** The same commands on a table that goes through JSON before each. */
function throughJson<U, S extends TableState, C, E>(
  { setup, commands, end }: Course<U, S>,
  { rules: { game, content }, begun }: TwinTable<U, S, C, E>,
): void {
  let text = JSON.stringify(current(begun(setup)));
  for (const command of commands) {
    const state = JSON.parse(text) as S;
    const rejection = advance(game, { state, content, emit: () => undefined }, command);
    if (rejection !== null) throw new Violation(`the loaded twin refuses: ${rejection.message}`);
    text = JSON.stringify(state);
    if (text.length > MOST_BYTES) throw new Violation(`the table takes ${text.length} bytes as JSON`);
  }
  if (hash(JSON.parse(text)) !== hash(end)) throw new Violation('the saved and loaded twin ends differently');
}

/** Replayed it is the same, half-way it goes into a file and out again, and undone to the start it is the start. */
function throughJournal<U, S extends TableState, C, E>(
  { setup, commands, end }: Course<U, S>,
  { rules, begun, throughFile }: TwinTable<U, S, C, E>,
): void {
  const start = begun(setup);
  const half = Math.floor(commands.length / 2);
  const middle = replay(rules, start, commands.slice(0, half));
  if (!isJournal(middle)) throw new Violation(`the replay refuses: ${middle.message}`);
  const played = replay(rules, throughFile(setup, middle), commands.slice(half));
  if (!isJournal(played)) throw new Violation(`the opened file refuses: ${played.message}`);
  if (hashOf(played) !== hash(end)) throw new Violation('the opened file ends differently');
  let back = played;
  while (back.at > 0) back = undo(back);
  if (hashOf(back) !== hashOf(start)) throw new Violation('undone to the start it is another table');
}

/**
 * Plays a fight again by its commands, in every other way that a table can be carried on.
 * @throws {Violation} where one of them leads elsewhere
 */
export function twin<U, S extends TableState, C, E>(
  course: Course<U, S>,
  table: TwinTable<U, S, C, E>,
): void {
  throughJson(course, table);
  throughJournal(course, table);
}
