import {
  type AnyContent,
  type AnySetUp,
  advance,
  begunOf,
  type Command,
  commandsOf,
  current,
  hash,
  hashOf,
  isJournal,
  isLoaded,
  type Journal,
  loadOf,
  replay,
  saveFightOf,
  type Table,
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

/** The same commands on a table that goes through JSON before each. */
function throughJson<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  { setup, commands, end }: Course<U, S>,
  content: C,
): void {
  let text = JSON.stringify(current(begunOf(table, setup, content)));
  for (const command of commands) {
    const state = JSON.parse(text) as S;
    const rejection = advance(table.game, { state, content, emit: () => undefined }, command);
    if (rejection !== null) throw new Violation(`the loaded twin refuses: ${rejection.message}`);
    text = JSON.stringify(state);
    if (text.length > MOST_BYTES) throw new Violation(`the table takes ${text.length} bytes as JSON`);
  }
  if (hash(JSON.parse(text)) !== hash(end)) throw new Violation('the saved and loaded twin ends differently');
}

/** The same fight written to a file and read from it. */
function throughFile<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  setup: U,
  journal: Journal<S, E>,
  content: C,
): Journal<S, E> {
  const fight = { setup, commands: commandsOf(journal), snapshot: current(journal) };
  const loaded = loadOf(table, saveFightOf(table, fight, content), content);
  if (!isLoaded(loaded)) throw new Violation(`the file does not open: ${loaded.message}`);
  return loaded.journal;
}

/** Replayed it is the same, half-way it goes into a file and out again, and undone to the start it is the start. */
function throughJournal<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  { setup, commands, end }: Course<U, S>,
  content: C,
): void {
  const rules = { game: table.game, content };
  const start = begunOf(table, setup, content);
  const half = Math.floor(commands.length / 2);
  const middle = replay(rules, start, commands.slice(0, half));
  if (!isJournal(middle)) throw new Violation(`the replay refuses: ${middle.message}`);
  const played = replay(rules, throughFile(table, setup, middle, content), commands.slice(half));
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
export function twin<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  course: Course<U, S>,
  content: C,
): void {
  throughJson(table, course, content);
  throughJournal(table, course, content);
}

/** The file of a fight as it was before its last command; null where it failed in the set-up. */
export function fileBefore<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  setup: U,
  commands: readonly Command[],
  content: C,
): string | null {
  if (commands.length === 0) return null;
  const before = commands.slice(0, -1);
  const played = replay({ game: table.game, content }, begunOf(table, setup, content), before);
  return isJournal(played)
    ? saveFightOf(table, { setup, commands: before, snapshot: current(played) }, content)
    : null;
}
