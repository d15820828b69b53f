import { describe, expect, test } from 'vitest';
import { current, isJournal, record, startJournal } from '../../../src/engine/kernel';
import { copy, share } from '../../../src/engine/kernel/share';
import { TOY, toyState } from './toy';

describe('a copy touches nobody else', () => {
  test('deep, lists and nulls included', () => {
    const value = { a: [1, { b: null }], c: 'x' };
    const twin = copy(value);
    expect(twin).toEqual(value);
    (twin.a[1] as { b: unknown }).b = 2;
    expect(value.a[1]).toEqual({ b: null });
  });
});

describe('sharing keeps every part that did not change', () => {
  const old = { a: { x: 1 }, b: [{ y: 1 }, { y: 2 }], c: 3 };

  test('equal values are the old value itself', () => {
    expect(share(old, copy(old))).toBe(old);
  });

  test('a changed part is new, its neighbours are the old ones', () => {
    const next = copy(old);
    (next.b[1] as { y: number }).y = 5;
    const shared = share(old, next);
    expect(shared).not.toBe(old);
    expect(shared.a).toBe(old.a);
    expect(shared.b[0]).toBe(old.b[0]);
    expect(shared.b[1]).toEqual({ y: 5 });
    expect(old.b[1]).toEqual({ y: 2 });
  });

  test.each([
    [{ ...old, d: 1 }],
    [{ a: old.a, b: old.b }],
    [{ ...old, b: [{ y: 1 }] }],
    [{ ...old, b: { 0: { y: 1 }, 1: { y: 2 } } }],
  ])('a key more or less is a change: %j', (changed) => {
    const shared = share<unknown>(old, copy(changed));
    expect(shared).toEqual(changed);
    expect(shared).not.toBe(old);
  });

  test('frozen parts that came from the content are left as they are', () => {
    const card = Object.freeze({ do: 'x', list: Object.freeze([1]) });
    expect(share({ card: copy(card), n: 1 }, { card, n: 2 })).toEqual({ card, n: 2 });
  });

  test('a journal shares what a command did not touch', () => {
    const journal = startJournal({ game: TOY, content: null }, toyState(), 'main');
    const next = record({ game: TOY, content: null }, journal, {
      type: 'answer',
      decision: 1,
      keys: ['deep'],
    });
    expect(isJournal(next) && current(next).dice).toBe(current(journal).dice);
  });
});
