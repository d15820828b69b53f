import { hash } from '../../engine';
import type { BeginningRow, RecordRow, SnapshotRow } from './shapes';

// Checksums. A fight's id is in none of them, so that a copy's rows are as they were.

export const sumOfBeginning = ({
  setup,
  content,
  add,
  given,
  auto,
  at,
  hash: table,
}: Omit<BeginningRow, 'sum'>): string => hash([setup, content, add, given, auto, at, table]);

/** Chained: a record fits behind one record only. */
export const sumOfRecord = (
  { n, keep, add, auto, at, hash: table }: Omit<RecordRow, 'sum'>,
  before: string,
): string => hash([before, n, keep, add, auto, at, table]);

export const sumOfSnapshot = ({
  n,
  setup,
  at,
  text,
  hash: table,
  recordSum,
}: Omit<SnapshotRow, 'sum'>): string => hash([n, setup, at, text, table, recordSum]);
