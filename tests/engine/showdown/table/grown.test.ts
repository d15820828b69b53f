import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { current, hashOf, isJournal, record } from '../../../../src/engine/kernel';
import type { FightJournal } from '../../../../src/engine/showdown/file/fightFile';
import { keptFight, loadFight, saveFight } from '../../../../src/engine/showdown/file/fightFile';
import { showdownGame } from '../../../../src/engine/showdown/game';
import { LOCATIONS, TOKENS } from '../../../../src/engine/showdown/terms';
import { isLoaded } from '../../../../src/engine/table/load';
import { CONTENT } from '../kit';

const TEXT = readFileSync(path.join(import.meta.dirname, '../../../files/v1-fight.showdown'), 'utf8');
const RULES = { game: showdownGame, content: CONTENT };
const LARGEST = 9_999;

// biome-ignore lint/suspicious/noExplicitAny: any number anywhere in a file is changed.
type Draft = any;

/** A file of a table alone, changed. */
function fileOf(change: (file: Draft) => void): string {
  const file = JSON.parse(TEXT) as Draft;
  file.commands = [];
  delete file.redo;
  change(file);
  return JSON.stringify(file);
}

/** Numbers that are no amounts: places, ids, dice, and what is asked anew. */
const NO_AMOUNTS = ['dice', 'decision', 'asked', 'nextId', 'id', 'space', 'spaces', 'size'];

/** Where amounts stand in a value: the same for every survivor and every place of a body. */
function kindsOf(value: unknown, at: readonly string[] = []): string[] {
  if (typeof value === 'number') return [at.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (NO_AMOUNTS.includes(key)) return [];
    const alike = Array.isArray(value) || (LOCATIONS as readonly string[]).includes(key);
    return kindsOf(part, [...at, alike ? '*' : key]);
  });
}

function setAll(value: Draft, [key, ...rest]: readonly string[], to: number): void {
  if (typeof value !== 'object' || value === null || key === undefined) return;
  for (const k of key === '*' ? Object.keys(value) : [key].filter((k) => Object.hasOwn(value, k))) {
    if (rest.length > 0) setAll(value[k], rest, to);
    else if (typeof value[k] === 'number') value[k] = to;
  }
}

/** Answered with the options from a place on, round and round. */
function answered(journal: FightJournal, from: number): FightJournal {
  const { decision } = current(journal);
  if (decision === null) return journal;
  const { id, options, min } = decision;
  const keys = Array.from(
    { length: Math.max(1, min) },
    (_, k) => options[(from + k) % options.length]?.key ?? '',
  );
  const next = record(RULES, journal, { type: 'answer', decision: id, keys });
  return isJournal(next) ? next : journal;
}

/** By hand nothing can be made more than 99 larger at once, and as often as one likes. */
function grown(journal: FightJournal): FightJournal {
  let now = journal;
  const give = (command: Parameters<typeof record>[2]) => {
    const next = record(RULES, now, command);
    if (isJournal(next)) now = next;
  };
  const edit = (edit: object) => give({ type: 'edit', edit: { ...edit, by: 99 } });
  for (const points of ['survival', 'insanity', 'courage', 'understanding'])
    edit({ what: 'points', survivor: 's1', points });
  for (const figure of ['monster', 's1'])
    for (const of of TOKENS) {
      edit({ what: 'attribute', figure, attribute: of });
      edit({ what: 'tokens', figure, token: of });
    }
  for (let i = 0; i < 12; i += 1) now = answered(now, i * 5);
  return now;
}

const KINDS = [...new Set(kindsOf((JSON.parse(TEXT) as Draft).snapshot))];

describe('whatever opens can be saved and opened again, however it has grown', () => {
  test('there are amounts of every kind in the table', () => {
    expect(KINDS).toContain('survivors.*.wear.*.armour');
    expect(KINDS).toContain('survivors.*.attributes.speed');
    expect(KINDS.length).toBeGreaterThan(40);
  });

  test.each(KINDS)('%s as large as a file may bring it', (kind) => {
    for (const largest of [LARGEST, -LARGEST]) {
      const result = loadFight(
        fileOf((file) => setAll(file.snapshot, kind.split('.'), largest)),
        CONTENT,
      );
      if (!isLoaded(result)) continue;
      const journal = grown(result.journal);
      const again = loadFight(saveFight(keptFight(result.setup, journal, CONTENT), CONTENT), CONTENT);
      if (!isLoaded(again)) throw new Error(again.message);
      expect(hashOf(again.journal)).toBe(hashOf(journal));
      expect(again.journal.entries.length).toBe(journal.entries.length);
    }
  });

  test('one that is larger to begin with is refused, and names its place', () => {
    const result = loadFight(
      fileOf((file) => {
        file.snapshot.survivors[0].wear.waist.armour = LARGEST + 1;
      }),
      CONTENT,
    );
    expect(result).toMatchObject({ code: 'notPlayable' });
    expect('message' in result && result.message).toContain('survivors.0.wear.waist.armour is too large');
  });

  test('a set-up that is larger than a fight can begin with leads to no table', () => {
    const file = JSON.parse(TEXT) as Draft;
    file.setup.survivors[0].survival = LARGEST + 1;
    const result = loadFight(JSON.stringify(file), CONTENT);
    if (!isLoaded(result)) throw new Error(result.message);
    expect(result.notes).toContainEqual(expect.objectContaining({ what: 'tableOnly', why: 'setUp' }));
  });

  test('a procedure that lacks a number makes none of what it counts: such a table does not open', () => {
    const loaded = loadFight(TEXT, CONTENT);
    if (!isLoaded(loaded)) throw new Error(loaded.message);
    let { journal } = loaded;
    const asked = () => current(journal).decision?.kind;
    for (let i = 0; i < 600 && asked() !== 'orderHits'; i += 1) journal = answered(journal, i);
    expect(asked()).toBe('orderHits');
    const text = fileOf((file) => {
      file.snapshot = JSON.parse(JSON.stringify(current(journal)));
      for (const frame of file.snapshot.stack) delete frame.profile?.damage;
    });
    const result = loadFight(text, CONTENT);
    expect(result).toMatchObject({ code: 'notPlayable' });
    expect('message' in result && result.message).toMatch(/would be damaged$/);
  });
});
