import { begun, type Command, hashOf, isJournal, record, type SetUp, showdownGame } from '../../src/engine';
import { CONTENT } from '../../src/store/content';

/** A record as it lies in the browser's store. */
export interface StoredRecord {
  fight: string;
  n: number;
  setup?: SetUp;
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
  const rules = { game: showdownGame, content: CONTENT };
  const setup = rows[0]?.setup;
  if (setup === undefined) throw new Error('there is no beginning');
  let journal = begun(setup, CONTENT);
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
