import {
  advance,
  begun,
  type Command,
  type Content,
  current,
  hash,
  hashOf,
  isJournal,
  loadFight,
  replay,
  type SetUp,
  type ShowdownState,
  saveFight,
  showdownGame,
  undo,
} from '../../src/engine';
import { Violation } from './violation';

/** A table at any question fits into so much JSON. */
const MOST_BYTES = 40_000;

interface Course {
  setup: SetUp;
  commands: readonly Command[];
  /** The table that they led to. */
  end: ShowdownState;
}

/** The same commands on a table that goes through JSON before each. */
function throughJson({ setup, commands, end }: Course, content: Content): void {
  let text = JSON.stringify(current(begun(setup, content)));
  for (const command of commands) {
    const state = JSON.parse(text) as ShowdownState;
    const rejection = advance(showdownGame, { state, content, emit: () => undefined }, command);
    if (rejection !== null) throw new Violation(`the loaded twin refuses: ${rejection.message}`);
    text = JSON.stringify(state);
    if (text.length > MOST_BYTES) throw new Violation(`the table takes ${text.length} bytes as JSON`);
  }
  if (hash(JSON.parse(text)) !== hash(end)) throw new Violation('the saved and loaded twin ends differently');
}

/** Replayed it is the same, half-way it goes into a file and out again, and undone to the start it is the start. */
function throughJournal({ setup, commands, end }: Course, content: Content): void {
  const rules = { game: showdownGame, content };
  const start = begun(setup, content);
  const half = Math.floor(commands.length / 2);
  const middle = replay(rules, start, commands.slice(0, half));
  if (!isJournal(middle)) throw new Violation(`the replay refuses: ${middle.message}`);
  const file = saveFight({ setup, commands: commands.slice(0, half), snapshot: current(middle) }, content);
  const loaded = loadFight(file, content);
  if ('code' in loaded) throw new Violation(`the file does not open: ${loaded.message}`);
  const played = replay(rules, loaded.journal, commands.slice(half));
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
export function twin(course: Course, content: Content): void {
  throughJson(course, content);
  throughJournal(course, content);
}
