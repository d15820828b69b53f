import {
  type AnySetUp,
  begunOf,
  type Command,
  hashOf,
  isJournal,
  isLoaded,
  loadOf,
  record as recordCommand,
  saveFightOf,
  type TableState,
} from '../../engine';
import type { AnyDesk, AnyJournal } from '../desks/desk';
import { givenByProgram } from '../ownAnswers';
import { rulesOf } from '../tableSession';
import { follows, type KeptRows } from './readRows';
import type { BeginningRow, RecordRow, SnapshotRow } from './shapes';

/** A journal made again from records, up to where they could be followed. */
export interface Course {
  desk: AnyDesk;
  setup: AnySetUp;
  journal: AnyJournal;
  /** So many entries before its first are not there: it begins with a snapshot. */
  before: number;
  /** The record that it has come to, with its sum. */
  n: number;
  sum: string;
}

/** The journal with some commands more; null where one is not accepted any more. */
function withCommands(
  { played }: AnyDesk,
  start: AnyJournal,
  commands: readonly Command[],
  auto: readonly number[] = [],
): AnyJournal | null {
  const rules = rulesOf(played);
  let journal = start;
  try {
    for (const [i, command] of commands.entries()) {
      const next = recordCommand(rules, journal, command);
      if (!isJournal(next)) return null;
      if (auto.includes(i)) givenByProgram(next.entries[next.at]);
      journal = next;
    }
  } catch {
    // Other rules than those it was played by: what was done then leads nowhere now.
    return null;
  }
  return journal;
}

const standsAt = (journal: AnyJournal, at: number): AnyJournal | null =>
  at >= 0 && at < journal.entries.length ? { entries: journal.entries, at } : null;

/** One record further; null where it can't be followed. */
function onward({ desk, setup, journal, before }: Course, record: RecordRow): Course | null {
  const kept = record.keep - before;
  if (kept < 1 || kept > journal.entries.length) return null;
  const next = withCommands(
    desk,
    { entries: journal.entries.slice(0, kept), at: kept - 1 },
    record.add,
    record.auto,
  );
  const there = next && standsAt(next, record.at - before);
  return there && { desk, setup, journal: there, before, n: record.n, sum: record.sum };
}

/** Follows the records as far as they are sound; with `watched`, as far as each leads to the table that it led to then. */
function follow(start: Course, records: readonly RecordRow[], watched: boolean): Course {
  const byNumber = new Map(records.map((record) => [record.n, record]));
  for (let course = start; ; ) {
    const record = byNumber.get(course.n + 1);
    const next = follows(record, course.sum) ? onward(course, record) : null;
    if (next === null || (watched && hashOf(next.journal) !== record?.hash)) return course;
    course = next;
  }
}

/** Follows records that were written behind a course. */
export const followOn = (start: Course, records: readonly RecordRow[]): Course =>
  follow(start, records, false);

/** How the fight began; null where that leads to another table today. */
function beginningOf(desk: AnyDesk, { setup, add, given, auto, at, hash, sum }: BeginningRow): Course | null {
  const { table, content } = desk.played;
  try {
    if (given === null && table.checkSetUp(setup, content) !== null) return null;
    const whole =
      given === null ? withCommands(desk, begunOf(table, setup, content), add) : { entries: given, at };
    const journal = whole && standsAt(whole, at);
    for (const i of auto) givenByProgram(journal?.entries[i]);
    return journal && hashOf(journal) === hash ? { desk, setup, journal, before: 0, n: 0, sum } : null;
  } catch {
    return null;
  }
}

/** A kept table that this program can go on with; null: it can't. */
export function tableOf(
  { played: { table, content } }: AnyDesk,
  { setup, text }: SnapshotRow,
): TableState | null {
  try {
    const snapshot = JSON.parse(text) as TableState;
    const file = saveFightOf(table, { setup, commands: [], snapshot }, content);
    const loaded = loadOf(table, file, content);
    return isLoaded(loaded) ? (loaded.journal.entries[loaded.journal.at]?.state ?? null) : null;
  } catch {
    return null;
  }
}

function fromSnapshot(desk: AnyDesk, row: SnapshotRow): Course | null {
  const state = tableOf(desk, row);
  if (state === null) return null;
  const journal = { entries: [{ command: null, state, events: [] }], at: 0 };
  return { desk, setup: row.setup, journal, before: row.at, n: row.n, sum: row.recordSum };
}

/** From the beginning on, as far as the tables are those that they were. */
function wholeCourse(desk: AnyDesk, { beginning, records }: KeptRows): Course | null {
  const start = beginning && beginningOf(desk, beginning);
  if (start === null) return null;
  const course = follow(start, records, false);
  const last = records.find(({ n }) => n === course.n) ?? beginning;
  // Fingerprints cost more than commands: only where the end is another one, it is looked for where they part.
  return hashOf(course.journal) === last?.hash ? course : follow(start, records, true);
}

/** Why a course that is not the whole one is not. */
function whyNotWhole({ beginning, records }: KeptRows, whole: Course | null): 'damaged' | 'rules' {
  if (whole === null) return beginning === null ? 'damaged' : 'rules';
  const next = records.find(({ n }) => n === whole.n + 1);
  return follows(next, whole.sum) ? 'rules' : 'damaged';
}

/** What a kept fight comes to. */
export interface Found {
  course: Course;
  /** What is missing of it. */
  lost: Lost;
  /** From the fight's beginning on, as far as each table is the one that it was then; null: not even that. */
  sound: AnyJournal | null;
}

/** What could not be brought back of a fight, and why; `why` null: nothing is missing. */
export interface Lost {
  why: 'damaged' | 'rules' | null;
  /** So many changes at its end are missing. */
  end: number;
  /** So many entries before its first can't be taken back any more. */
  before: number;
}

/** The course that comes furthest: the whole one, or one from the newest snapshot that is sound; null: nothing can be read. */
export function bestCourse(desk: AnyDesk, rows: KeptRows): Found | null {
  const whole = wholeCourse(desk, rows);
  if (whole?.n === rows.last)
    return { course: whole, lost: { why: null, end: 0, before: 0 }, sound: whole.journal };
  let best = whole;
  for (const snapshot of rows.snapshots) {
    const start = fromSnapshot(desk, snapshot);
    const course = start && follow(start, rows.records, true);
    if (course !== null && (best === null || course.n > best.n)) best = course;
  }
  const why = whyNotWhole(rows, whole);
  return (
    best && {
      course: best,
      lost: { why, end: rows.last - best.n, before: best.before },
      sound: whole?.journal ?? null,
    }
  );
}
