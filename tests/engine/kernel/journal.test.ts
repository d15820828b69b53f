import { describe, expect, test } from 'vitest';
import {
  commandsOf,
  current,
  hashOf,
  isJournal,
  type Journal,
  record,
  redo,
  replay,
  startJournal,
  undo,
} from '../../../src/engine/kernel';
import { TOY, type ToyState, toyState } from './toy';

const RULES = { game: TOY, content: null };
type ToyJournal = Journal<ToyState, { type: 'noted'; what: string }>;

function take(journal: ToyJournal, key: string): ToyJournal {
  const decision = current(journal).decision?.id ?? -1;
  const result = record(RULES, journal, { type: 'answer', decision, keys: [key] });
  if (!isJournal(result)) throw new Error(result.message);
  return result;
}

const course = () => ['add:1', 'add:2', 'add:1'].reduce(take, startJournal(RULES, toyState(), 'main'));

describe('undo, redo and replay are views of one list', () => {
  test('undo to the start and redo to the end give the same tables, dice included', () => {
    const journal = course();
    const hashes = journal.entries.map((_, at) => hashOf({ ...journal, at }));
    expect(new Set(hashes).size).toBe(4);
    let back: ToyJournal = journal;
    for (let i = 0; i < 10; i += 1) back = undo(back);
    expect(back.at).toBe(0);
    expect(hashOf(back)).toBe(hashes[0]);
    for (let i = 0; i < 10; i += 1) back = redo(back);
    expect(hashOf(back)).toBe(hashes[3]);
  });

  test('the same answer after an undo rolls the same dice; another answer drops what could be redone', () => {
    const journal = course();
    const again = take(undo(journal), 'add:1');
    expect(hashOf(again)).toBe(hashOf(journal));
    const other = take(undo(undo(journal)), 'add:1');
    expect(other.entries.length).toBe(3);
    expect(redo(other)).toBe(other);
  });

  test('replay from the start gives the same fingerprint, and stops where a command does not fit', () => {
    const journal = course();
    const start = startJournal(RULES, toyState(), 'main');
    const replayed = replay(RULES, start, commandsOf(journal));
    expect(isJournal(replayed) && hashOf(replayed)).toBe(hashOf(journal));
    expect(replay(RULES, start, [{ type: 'answer', decision: 9, keys: ['add:1'] }])).toMatchObject({
      code: 'pastDecision',
    });
  });

  test('a refused command leaves the journal as it was, and a fault leaves the old table whole', () => {
    const journal = course();
    const before = hashOf(journal);
    expect(record(RULES, journal, { type: 'answer', decision: 1, keys: ['add:1'] })).toMatchObject({
      code: 'pastDecision',
    });
    const scripted = startJournal(RULES, toyState([{ value: 1 }]), 'main');
    expect(() => take(scripted, 'add:1')).toThrow(/no die left/);
    expect(hashOf(scripted)).toBe(hashOf(startJournal(RULES, toyState([{ value: 1 }]), 'main')));
    expect(hashOf(journal)).toBe(before);
  });
});
