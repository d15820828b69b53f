import { canonical, current, type Journal, type TableState } from '../kernel';
import { begunOf } from './begin';
import { whyTooLarge } from './beginnable';
import { type Course, type InPieces, playAgain, startingWith } from './course';
import type { FaultReport, FightFileOf } from './format';
import { soundPart } from './hashes';
import { FILE_LIMITS } from './limits';
import type { LoadNote, TableOnly } from './notes';
import { askedAnew, whyNotPlayable } from './playable';
import { type LoadError, readFile } from './read';
import type { AnyContent, AnySetUp, Table } from './rules';
import { whyNotGoOn } from './trial';

/** A fight from a file, ready for the table. */
export interface LoadedOf<U, S, E> {
  setup: U;
  /** The whole course where the commands lead to the table in the file; otherwise it begins with that table. */
  journal: Journal<S, E>;
  /**
   * Where the commands don't lead to its table: their course as far as its tables are those that they were when the file was
   * written. Null: it is the whole course, or nobody can tell.
   */
  sound: Journal<S, E> | null;
  /** Whether it was made with the content at hand. */
  sameContent: boolean;
  /** What was done with the file, and what was left out. */
  notes: LoadNote[];
  /** What a fault report says beside the fight. */
  report: FaultReport | null;
}

/** A fight under way onto the table: its journal, and what there is to say. */
interface Laid<S, E> {
  /** What the commands have led to. */
  course: Course<S, E> | null;
  journal: Journal<S, E>;
  notes: LoadNote[];
}

/** Where the commands of a file begin; null where they can't begin at all. */
function beginningOf<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  { setup, start }: FightFileOf<U, S>,
  content: C,
): Journal<S, E> | null {
  if (whyTooLarge(start ?? setup) !== null) return null;
  if (start !== undefined) return whyNotPlayable(table, start, content) === null ? startingWith(start) : null;
  if (table.checkSetUp(setup, content) !== null) return null;
  try {
    return begunOf(table, setup, content);
  } catch {
    // A set-up of other rules, that these can't lay out.
    return null;
  }
}

/** The commands of a file played again as far as they go. */
function* courseOf<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  file: FightFileOf<U, S>,
  content: C,
): InPieces<Course<S, E> | null> {
  if (file.commands.length > FILE_LIMITS.commands) return null;
  const start = beginningOf(table, file, content);
  return start === null ? null : yield* playAgain({ game: table.game, content }, start, file.commands);
}

function whyTableOnly<U, S, E>({ commands }: FightFileOf<U, S>, course: Course<S, E> | null): TableOnly {
  if (commands.length > FILE_LIMITS.commands) return 'tooLong';
  if (course === null) return 'setUp';
  return course.ended === 'all' ? 'otherTable' : course.ended;
}

/** The table of a file by itself: as it lies there, or, where other rules ask something else, asked anew. */
function tableAlone<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  file: FightFileOf<U, S>,
  content: C,
  otherRules: boolean,
): Omit<Laid<S, E>, 'course'> | string {
  const large = whyTooLarge(file.snapshot);
  if (large !== null) return large;
  const why = whyNotPlayable(table, file.snapshot, content);
  const anew = why !== null && otherRules ? askedAnew(table, file.snapshot, content) : null;
  if (why !== null && (anew === null || whyNotPlayable(table, anew, content) !== null)) return why;
  const state: S = anew ?? file.snapshot;
  const stuck = whyNotGoOn(table, state, content);
  if (stuck !== null) return stuck;
  return { journal: startingWith(state), notes: anew === null ? [] : [{ what: 'askedAnew' }] };
}

/** What goes on the table, from the best that the file has to the least; or why nothing can. */
function* laidOut<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  file: FightFileOf<U, S>,
  content: C,
  otherRules: boolean,
): InPieces<Laid<S, E> | string> {
  const { commands, snapshot } = file;
  // One that is too large to begin with is sound only if the commands lead to it.
  const why = whyTooLarge(snapshot) === null ? whyNotPlayable(table, snapshot, content) : null;
  // With the same rules a table that can't be is no reason to play for a while.
  if (why !== null && !otherRules) return why;
  const course = yield* courseOf(table, file, content);
  const played = course?.played ?? 0;
  const leads = course?.ended === 'all' && canonical(current(course.journal)) === canonical(snapshot);
  if (course !== null && leads) {
    // A course from a table of the file is as sound as that table.
    const stuck = file.start === undefined ? null : whyNotGoOn(table, snapshot, content);
    return stuck ?? { course, journal: course.journal, notes: [] };
  }
  const alone = tableAlone(table, file, content, otherRules);
  if (typeof alone !== 'string') {
    const why = whyTableOnly(file, course);
    // A fight that was kept as a table alone has nothing to leave out.
    const notes: LoadNote[] =
      commands.length === 0 && why === 'otherTable'
        ? []
        : [{ what: 'tableOnly', why, played, commands: commands.length }];
    return { ...alone, course, notes: [...notes, ...alone.notes] };
  }
  if (!otherRules || course === null || played === 0 || file.start !== undefined) return alone;
  return {
    course,
    journal: course.journal,
    notes: [{ what: 'courseOnly', played, commands: commands.length }],
  };
}

/** Puts behind a journal what can be redone. */
function* withRedo<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  laid: Laid<S, E>,
  file: FightFileOf<U, S>,
  content: C,
): InPieces<Laid<S, E>> {
  const { journal, notes } = laid;
  const { redo = [] } = file;
  if (redo.length === 0) return laid;
  const courseOnly = notes.some((note) => note.what === 'courseOnly');
  const tail = courseOnly
    ? { journal, played: 0 }
    : yield* playAgain({ game: table.game, content }, journal, redo.slice(0, FILE_LIMITS.commands));
  const left = redo.length - tail.played;
  return {
    ...laid,
    journal: { ...tail.journal, at: journal.at },
    notes: left === 0 ? notes : [...notes, { what: 'redoLeftOut', left }],
  };
}

/** Whether a file's commands did not lead to its table. */
const isAstray = <S, E>({ notes }: Laid<S, E>): boolean =>
  notes.some(({ what }) => what === 'tableOnly' || what === 'courseOnly');

/** That the whole course is there, where nothing else was said about it. */
function courseNote<S, E>(laid: Laid<S, E>): LoadNote[] {
  if (isAstray(laid)) return [];
  const { entries, at } = laid.journal;
  return [{ what: 'course', commands: at, redo: entries.length - 1 - at }];
}

/** What is other about a file than if it had just been written here. */
function otherNotes<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  file: FightFileOf<U, S>,
  content: C,
  program: string | undefined,
): LoadNote[] {
  const complaint = table.checkSetUp(file.setup, content);
  return [
    ...(file.contentHash === content.hash ? [] : [{ what: 'otherContent' } as const]),
    ...(program === undefined || file.program === undefined || file.program === program
      ? []
      : [{ what: 'otherProgram', program: file.program } as const]),
    ...(complaint === null ? [] : [{ what: 'setUp', complaint } as const]),
  ];
}

/**
 * Reads the text of a file in pieces, so that a page stays alive while a long fight is played again: a fight for the table
 * with a report of what was done; or a typed error where it is none, is damaged or can't go on with this content.
 * @param program the version of the running program: a file of another one may have had other rules
 */
export function* loadingOf<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  text: string,
  content: C,
  program?: string,
): InPieces<LoadedOf<U, S, E> | LoadError> {
  const read = readFile(table, text);
  if ('code' in read) return read;
  const { file, notes: found } = read;
  const others = otherNotes(table, file, content, program);
  const otherRules = others.some(({ what }) => what === 'otherContent' || what === 'otherProgram');
  const laid = yield* laidOut(table, file, content, otherRules);
  if (typeof laid === 'string')
    return { code: 'notPlayable', message: `the fight in the file can't go on: ${laid}` };
  const whole = yield* withRedo(table, laid, file, content);
  const { course } = laid;
  const sound = course !== null && isAstray(laid) ? yield* soundPart(course.journal, file.hashes) : null;
  return {
    setup: file.setup,
    journal: whole.journal,
    sound,
    sameContent: file.contentHash === content.hash,
    notes: [...courseNote(whole), ...whole.notes, ...others, ...found],
    report: file.report ?? null,
  };
}

/** Reads the text of a file at one go. */
export function loadOf<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  text: string,
  content: C,
  program?: string,
): LoadedOf<U, S, E> | LoadError {
  const pieces = loadingOf(table, text, content, program);
  for (;;) {
    const { done, value } = pieces.next();
    if (done === true) return value;
  }
}

/** Whether a fight was loaded, or an error. */
export const isLoaded = <U, S, E>(result: LoadedOf<U, S, E> | LoadError): result is LoadedOf<U, S, E> =>
  'journal' in result;
