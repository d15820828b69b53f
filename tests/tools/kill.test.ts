import { expect, it } from 'vitest';
import {
  begun,
  type Command,
  current,
  hashOf,
  isJournal,
  record,
  showdownGame,
  undo,
} from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { quickFight } from '../../src/store/quickFight';
import { hashesOf, type StoredRecord } from '../../tools/kill/replay';
import { whyNot } from '../../tools/kill/whyNot.mjs';

/** A fight of some answers and a step back, as it lies in the store. */
function stored(): StoredRecord[] {
  const setup = quickFight(3);
  let journal = begun(setup, CONTENT);
  const rows: StoredRecord[] = [{ fight: 'f', n: 0, setup, add: [], at: 0, hash: hashOf(journal) }];
  for (let n = 1; n <= 4; n += 1) {
    const { decision } = current(journal);
    const command: Command = {
      type: 'answer',
      decision: decision?.id ?? 0,
      keys: [decision?.options[0]?.key ?? ''],
    };
    const next = record({ game: showdownGame, content: CONTENT }, journal, command);
    if (!isJournal(next)) throw new Error(next.message);
    journal = next;
    rows.push({ fight: 'f', n, keep: n, add: [command], at: n, hash: hashOf(journal) });
  }
  journal = undo(journal);
  return [...rows, { fight: 'f', n: 5, keep: 5, add: [], at: 3, hash: hashOf(journal) }];
}

const ROWS = stored();
const HASHES = ROWS.map(({ hash }) => hash);
const signAt = (n: number) => ({ at: 'saved', fight: 'f', n, hash: HASHES[n] ?? '' });
const left = (n: number, presses = 5) => ({ first: signAt(0), last: signAt(n), writing: false, presses });

it('finds the tables of all records by playing them anew', () => {
  expect(hashesOf(ROWS)).toEqual(HASHES);
  expect(() => hashesOf(ROWS.filter(({ n }) => n !== 2))).toThrow('record 2 is missing');
  const foreign = ROWS.map((row) => (row.n === 3 ? { ...row, add: ROWS[1]?.add ?? [] } : row));
  expect(() => hashesOf(foreign)).toThrow('record 3');
});

it('takes a fight for the one that was left if nothing shown as saved is missing and nothing came of itself', () => {
  expect(whyNot(signAt(5), ROWS, HASHES, left(5))).toBeNull();
  expect(whyNot(signAt(5), ROWS, HASHES, left(3))).toBeNull();
  expect(whyNot(signAt(5), ROWS, HASHES, { ...left(3), first: null, last: null })).toBeNull();
});

it.each([
  [
    'a change that was shown as saved is missing',
    signAt(4),
    ROWS.slice(0, 5),
    left(5),
    'record 5 was shown as saved',
  ],
  ['there is more than was pressed', signAt(5), ROWS, left(2, 4), '5 records more, after 4 presses'],
  ['another fight came back', { ...signAt(5), fight: 'g' }, ROWS, left(5), 'it is another fight'],
  [
    'the table is another than the records lead to',
    { ...signAt(5), hash: 'x' },
    ROWS,
    left(5),
    'not the one it was made by',
  ],
  ['the table stands before its end', signAt(4), ROWS, left(4), 'stands at record 4 of 5'],
  [
    'a record says another table',
    signAt(5),
    ROWS.map((row) => (row.n === 2 ? { ...row, hash: 'x' } : row)),
    left(5),
    'record 2 leads to another table',
  ],
  [
    'what was shown as saved is another change',
    signAt(5),
    ROWS,
    { ...left(3), last: { ...signAt(3), hash: 'x' } },
    'record 3 is not the one that was shown',
  ],
])('refuses one where %s', (_, sign, rows, seen, reason) => {
  expect(whyNot(sign, rows, HASHES, seen)).toContain(reason);
});
