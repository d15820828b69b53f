import { type AnySetUp, begunOf, current, FIRST_TABLE, hash, hashOf } from '../../engine';
import { type AnyDesk, type AnyJournal, idOf } from '../desks/desk';
import { isOwnAnswer } from '../ownAnswers';
import type { BeginningRow, RecordRow, SnapshotRow } from './shapes';
import { sumOfBeginning, sumOfRecord, sumOfSnapshot } from './sums';

/** What one change of a journal was: `keep` null, the fight began to be kept. */
export interface Change {
  desk: AnyDesk;
  fight: string;
  setup: AnySetUp;
  journal: AnyJournal;
  keep: number | null;
}

/** Where a fight's records end. */
export interface End {
  n: number;
  sum: string;
  /** The record of its newest snapshot; -1: there is none. */
  snapshot: number;
  /** Who was allowed to write when they were read; from then on it is this tab. */
  writer: string;
}

/** The rows of some changes, in their order, and where the records end then. */
export interface Rows {
  beginning: BeginningRow | null;
  records: RecordRow[];
  snapshots: SnapshotRow[];
  end: End;
}

/** So many records lie between two snapshots at least. */
const EVERY = 16;

type Entries = AnyJournal['entries'];

/** How many entries two journals share from the start on. */
export function keptOf(before: Entries, after: Entries): number {
  const most = Math.min(before.length, after.length);
  let kept = 0;
  while (kept < most && before[kept] === after[kept]) kept += 1;
  return kept;
}

const autoOf = (entries: Entries): number[] => [...entries.keys()].filter((i) => isOwnAnswer(entries[i]));

const commandsOf = (entries: Entries) => entries.flatMap(({ command }) => command ?? []);

/** Whether the fight begins as its set-up does; a file's table and a situation do not. */
function beginsFresh({ played: { table, content } }: AnyDesk, setup: AnySetUp, [first]: Entries): boolean {
  try {
    const own = begunOf(table, setup, content).entries[0];
    return hash([own?.state, own?.events]) === hash([first?.state, first?.events]);
  } catch {
    return false;
  }
}

/** The kind of table, where it has to be said. */
function saidOf(desk: AnyDesk): { table?: string } {
  const table = idOf(desk);
  return table === FIRST_TABLE ? {} : { table };
}

function beginningRow({ desk, fight, setup, journal: { entries, at } }: Change): BeginningRow {
  const fresh = beginsFresh(desk, setup, entries);
  const row = {
    fight,
    n: 0 as const,
    ...saidOf(desk),
    setup,
    content: desk.played.content.hash,
    add: fresh ? commandsOf(entries) : [],
    given: fresh ? null : entries,
    auto: autoOf(entries),
    at,
    hash: hash(entries[at]?.state),
  };
  return { ...row, sum: sumOfBeginning(row) };
}

function recordRow({ fight, journal }: Change, keep: number, end: End): RecordRow {
  const added = journal.entries.slice(keep);
  const row = {
    fight,
    n: end.n + 1,
    keep,
    add: commandsOf(added),
    auto: autoOf(added),
    at: journal.at,
    hash: hashOf(journal),
  };
  return { ...row, sum: sumOfRecord(row, end.sum) };
}

function snapshotRow({ desk, fight, setup, journal }: Change, of: BeginningRow | RecordRow): SnapshotRow {
  const text = JSON.stringify(current(journal));
  const row = {
    fight,
    n: of.n,
    ...saidOf(desk),
    setup,
    at: journal.at,
    text,
    hash: of.hash,
    recordSum: of.sum,
  };
  return { ...row, sum: sumOfSnapshot(row) };
}

/** Nothing can be redone there: a course that begins with such a table misses nothing behind it. */
const isLast = ({ journal: { entries, at } }: Change): boolean => at === entries.length - 1;

/** Makes the rows of changes that come behind `end`; the first one of a fight has none. */
export function rowsOfChanges(changes: readonly Change[], end: End | undefined): Rows {
  const rows: Rows = {
    beginning: null,
    records: [],
    snapshots: [],
    end: end ?? { n: 0, sum: '', snapshot: -1, writer: '' },
  };
  for (const change of changes) {
    const { keep } = change;
    const row = keep === null ? beginningRow(change) : recordRow(change, keep, rows.end);
    if (row.n === 0) {
      Object.assign(rows, { beginning: row, records: [], snapshots: [] });
      rows.end.snapshot = -1;
    } else rows.records.push(row as RecordRow);
    rows.end = { ...rows.end, n: row.n, sum: row.sum };
    if (!isLast(change) || (rows.end.snapshot >= 0 && row.n - rows.end.snapshot < EVERY)) continue;
    rows.snapshots.push(snapshotRow(change, row));
    rows.end.snapshot = row.n;
  }
  return rows;
}
