import { hash } from '../../engine';
import type { BeginningRow, RecordRow, SnapshotRow } from './shapes';

// Checksums. A fight's id is in none of them, so that a copy's rows are as they were.

/** The kind of table, where it is said; rows of showdowns are as they always were. */
const ofTable = (table: string | undefined): string[] => (table === undefined ? [] : [table]);

export const sumOfBeginning = ({
  table: kind,
  setup,
  content,
  add,
  given,
  auto,
  at,
  hash: table,
}: Omit<BeginningRow, 'sum'>): string =>
  hash([setup, content, add, given, auto, at, table, ...ofTable(kind)]);

/** Chained: a record fits behind one record only. */
export const sumOfRecord = (
  { n, keep, add, auto, at, hash: table }: Omit<RecordRow, 'sum'>,
  before: string,
): string => hash([before, n, keep, add, auto, at, table]);

export const sumOfSnapshot = ({
  table: kind,
  n,
  setup,
  at,
  text,
  hash: table,
  recordSum,
}: Omit<SnapshotRow, 'sum'>): string => hash([n, setup, at, text, table, recordSum, ...ofTable(kind)]);
