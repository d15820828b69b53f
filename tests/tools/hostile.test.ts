import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isLoaded, loadFight } from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { hostileFile } from '../../tools/hostile/hostileFile';
import { openHostile } from '../../tools/hostile/open';
import { runAll } from '../../tools/hostile/runAll';
import { spoilText } from '../../tools/hostile/spoilText';
import { spoilValue, withProto } from '../../tools/hostile/spoilValue';
import { SUBJECTS } from '../../tools/hostile/subjects';
import { chanceOf } from '../../tools/play/chance';
import { ROOT } from './command';

const { showdown } = SUBJECTS;

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('spoiled files', () => {
  it('what is spoiled is sound before, and always the same at a seed', async () => {
    expect(isLoaded(loadFight(showdown.file(3), CONTENT))).toBe(true);
    expect(showdown.situation(5, ROOT)).toContain('title:');
    for (const seed of [1, 2, 3, 4])
      expect(await hostileFile(seed, showdown, ROOT)).toEqual(await hostileFile(seed, showdown, ROOT));
  });

  it('each way to spoil changes something, now and then in the table, the commands and the set-up', () => {
    const sound = showdown.file(1);
    const chance = chanceOf(5);
    const touched = new Set<string>();
    for (let i = 0; i < 60; i += 1) {
      const file = JSON.parse(sound) as Record<string, unknown>;
      spoilValue(file, chance);
      const before = JSON.parse(sound) as Record<string, unknown>;
      for (const key of Object.keys(before))
        if (JSON.stringify(before[key]) !== JSON.stringify(file[key])) touched.add(key);
    }
    expect([...touched]).toEqual(expect.arrayContaining(['snapshot', 'commands', 'setup']));
    const texts = Array.from({ length: 40 }, () => spoilText(sound, chance));
    expect(texts.filter((text) => text !== sound).length).toBeGreaterThan(30);
    expect(withProto(sound, chance)).toContain('"__proto__"');
  });

  it('what comes of them is of every kind, and no harm', async () => {
    const came = new Set<string>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const file = await hostileFile(seed, showdown, ROOT);
      came.add((await openHostile(file, seed, showdown)).split(':')[0] ?? '');
    }
    expect([...came]).toEqual(
      expect.arrayContaining(['opened', 'refused', 'link refused', 'situation refused']),
    );
  });
});

describe('what did harm once does none any more', () => {
  it.each([
    [2047, 'refused: damaged', 'a speed of four billion in a procedure under way'],
    [53885, 'refused: notPlayable', 'a reason of a target that can’t be told'],
    [58840, 'refused: notPlayable', 'another one'],
    [95125, 'refused: notPlayable', 'a list of targets with 20,000 lines'],
    [70493, 'situation refused', 'a line of 50,000 lists in one another'],
  ])('seed %i: %s (%s)', async (seed, came) => {
    const file = await hostileFile(seed, showdown, ROOT);
    expect(await openHostile(file, seed, showdown)).toBe(came);
  });
});

describe.each(['encounter', 'last-survivor'] as const)('spoiled files of %s', (table) => {
  const subject = SUBJECTS[table];

  it('what is spoiled is sound before, of this table, and always the same at a seed', async () => {
    expect(JSON.parse(subject.file(3))).toMatchObject({ table });
    expect(subject.open(subject.file(3), 5)).toMatch(/^opened: course/);
    for (const seed of [1, 2, 3, 4])
      expect(await hostileFile(seed, subject, ROOT)).toEqual(await hostileFile(seed, subject, ROOT));
  });

  it('what comes of them is of every kind, and no harm', async () => {
    const came = new Set<string>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const file = await hostileFile(seed, subject, ROOT);
      came.add((await openHostile(file, seed, subject)).split(':')[0] ?? '');
    }
    expect([...came]).toEqual(expect.arrayContaining(['opened', 'refused', 'link refused']));
  });
});

describe('what did harm once in an encounter does none any more', () => {
  /** A sound file whose table stands in the middle of a test, with something else in it. */
  function inTest(
    change: (file: { snapshot: Record<string, unknown>; test: Record<string, unknown> }) => void,
  ) {
    for (let number = 0; number < 40; number += 1) {
      const file = JSON.parse(SUBJECTS.encounter.file(number)) as Record<string, unknown>;
      const snapshot = file.snapshot as { stack: Record<string, unknown>[] };
      const test = snapshot.stack.find((frame) => frame.procedure === 'test');
      if (test === undefined || !Array.isArray(test.dice)) continue;
      change({ snapshot: snapshot as unknown as Record<string, unknown>, test });
      return JSON.stringify({ ...file, commands: [], start: undefined, hashes: undefined });
    }
    throw new Error('no file stands in the middle of a test');
  }

  it.each([
    ['its dice without those that did not count', { pool: { value: 2, parts: [] } }],
    [
      'dice of a kind that there is not',
      { pool: { value: 2, parts: [{ source: '', kind: 'x', by: 2 }], idle: [] } },
    ],
    ['more dice than there are', { modifier: 1000 }],
    ['a card that is none', { source: 7 }],
  ])('%s', (_, spoiled) => {
    expect(
      SUBJECTS.encounter.open(
        inTest(() => undefined),
        5,
      ),
    ).toMatch(/^opened/);
    expect(
      SUBJECTS.encounter.open(
        inTest(({ test }) => Object.assign(test, spoiled)),
        5,
      ),
    ).toBe('refused: notPlayable');
  });

  it('a skill that is better by a thousand', () => {
    const text = inTest(({ snapshot }) => {
      const [first] = snapshot.investigators as { changes: Record<string, number> }[];
      if (first !== undefined) first.changes.lore = 1000;
    });
    expect(SUBJECTS.encounter.open(text, 5)).toBe('refused: notPlayable');
  });
});

describe('harm that is planted is found', () => {
  /** A program that answers for each seed, and does something else at one. */
  function program(at: number, harm: string): string {
    const file = path.join(folder, `${at}-${harm.length}.mjs`);
    writeFileSync(
      file,
      `const [from, to] = process.argv.slice(3).map(Number);
      const say = (said) => process.stdout.write(JSON.stringify(said) + '\\n');
      for (let seed = from; seed < to; seed += 1) {
        say({ at: seed });
        if (seed === ${at}) { ${harm} }
        say({ seed, ms: seed, result: { came: 'refused' } });
      }`,
    );
    return file;
  }

  it('a file that takes all memory: it is named, and those behind it are opened all the same', async () => {
    const greedy = program(7, 'const all = []; for (;;) all.push(new Array(1_000_000).fill(seed + 0.5));');
    const { tally, failures, slowest } = await runAll(greedy, 5, 6, 1);
    expect(failures).toEqual([{ seed: 7, message: 'it took more than 256 MB' }]);
    expect(tally).toEqual({ refused: 5 });
    expect(slowest).toEqual({ seed: 10, ms: 10 });
  });

  it('one that brings the program down, and one that is told as failed, each worker its share', async () => {
    const fatal = program(3, "throw new Error('down')");
    const { tally, failures } = await runAll(fatal, 1, 8, 3);
    expect(failures).toEqual([{ seed: 3, message: 'Error: down' }]);
    expect(tally).toEqual({ refused: 7 });
    const told = program(
      2,
      "say({ seed, ms: 1, result: { failed: 'every object has a key more' } }); continue;",
    );
    expect((await runAll(told, 1, 3, 1)).failures).toEqual([
      { seed: 2, message: 'every object has a key more' },
    ]);
  });
});
