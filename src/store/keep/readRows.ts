import { database, rowsOf } from './database';
import { isHead } from './heads';
import type { BeginningRow, HeadRow, RecordRow, SnapshotRow } from './shapes';
import { sumOfBeginning, sumOfRecord, sumOfSnapshot } from './sums';

/** Everything of a fight as it was read: what is damaged is left out. */
export interface KeptRows {
  head: HeadRow | null;
  /** Null: how it began can't be read. */
  beginning: BeginningRow | null;
  /** All sound in themselves; whether one fits behind another is for `follows` to say. */
  records: readonly RecordRow[];
  /** The newest first. */
  snapshots: readonly SnapshotRow[];
  /** The number of the last record there was; -1: nothing of this fight is kept. */
  last: number;
}

/** Whether a check holds; what is of no shape at all does not. */
function holds(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

/** Whether a record is sound and comes behind the one with this sum. */
export const follows = (record: RecordRow | undefined, sum: string): record is RecordRow =>
  record !== undefined &&
  holds(
    () =>
      record.sum === sumOfRecord(record, sum) &&
      [record.n, record.keep, record.at].every(Number.isInteger) &&
      [record.add, record.auto].every(Array.isArray),
  );

const soundBeginning = (row: BeginningRow | undefined): row is BeginningRow =>
  row !== undefined && holds(() => row.sum === sumOfBeginning(row) && row.n === 0);

const soundSnapshot = (row: SnapshotRow): boolean => holds(() => row.sum === sumOfSnapshot(row));

/** Reads a fight in one go, so that nothing is written in between. */
export async function readRows(fight: string): Promise<KeptRows> {
  const transaction = (await database()).transaction(['heads', 'records', 'snapshots']);
  const [head, rows, snapshots] = await Promise.all([
    transaction.objectStore('heads').get(fight),
    transaction.objectStore('records').getAll(rowsOf(fight)),
    transaction.objectStore('snapshots').getAll(rowsOf(fight)),
    transaction.done,
  ]);
  const first = rows.find((row) => row.n === 0) as BeginningRow | undefined;
  return {
    head: isHead(head) ? head : null,
    beginning: soundBeginning(first) ? first : null,
    records: rows.filter((row): row is RecordRow => row.n > 0),
    snapshots: snapshots.filter(soundSnapshot).reverse(),
    last: Math.max(isHead(head) ? head.n : -1, ...rows.map(({ n }) => n)),
  };
}

/** The records from a number on, as they lie there. */
export async function readRecords(fight: string, from: number): Promise<RecordRow[]> {
  const range = IDBKeyRange.bound([fight, from], [fight, Number.POSITIVE_INFINITY]);
  const rows = await (await database()).getAll('records', range);
  return rows.filter((row): row is RecordRow => row.n > 0);
}
