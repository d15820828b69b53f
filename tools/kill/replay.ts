import {
  type AnyContent,
  type AnySetUp,
  begunOf,
  type Command,
  ENCOUNTER,
  hashOf,
  isJournal,
  LAST_SURVIVOR_TABLE,
  record,
  SHOWDOWN,
  type Table,
  type TableState,
} from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { ENCOUNTERS } from '../../src/store/encounterContent';
import { LAST_SURVIVOR } from '../../src/store/survivorContent';

/** A record as it lies in the browser's store. */
export interface StoredRecord {
  fight: string;
  n: number;
  /** The kind of table; without it a showdown. */
  table?: string;
  setup?: AnySetUp;
  keep?: number;
  add: Command[];
  at: number;
  hash: string;
}

/**
 * The fingerprint of the table behind each record, found by playing the fight anew: written apart from how the page does it
 * (src/store/keep/course.ts), so that a fault there is not made twice. Throws where a record can't be followed.
 */
export function hashesOf(rows: readonly StoredRecord[]): string[] {
  const [first] = rows;
  if (first?.setup === undefined) throw new Error('there is no beginning');
  const setup = first.setup as never;
  switch (first.table) {
    case undefined:
      return hashesIn(SHOWDOWN, setup, CONTENT, rows);
    case ENCOUNTER.id:
      return hashesIn(ENCOUNTER, setup, ENCOUNTERS, rows);
    case LAST_SURVIVOR_TABLE.id:
      return hashesIn(LAST_SURVIVOR_TABLE, setup, LAST_SURVIVOR, rows);
    default:
      throw new Error(`there is no table "${first.table}"`);
  }
}

function hashesIn<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  setup: U,
  content: C,
  rows: readonly StoredRecord[],
): string[] {
  const rules = { game: table.game, content };
  let journal = begunOf(table, setup, content);
  return rows.map(({ n, keep = 1, add, at }, place) => {
    if (n !== place) throw new Error(`record ${place} is missing`);
    if (add.length > 0) journal = { entries: journal.entries.slice(0, keep), at: keep - 1 };
    for (const command of add) {
      const next = record(rules, journal, command);
      if (!isJournal(next)) throw new Error(`record ${n}: ${next.message}`);
      journal = next;
    }
    if (at < 0 || at >= journal.entries.length) throw new Error(`record ${n}: there is no entry ${at}`);
    journal = { ...journal, at };
    return hashOf(journal);
  });
}
