import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Command,
  commandsOf,
  current,
  hashOf,
  isJournal,
  record,
  redo,
  undo,
} from '../../../../src/engine/kernel';
import type { FightJournal } from '../../../../src/engine/showdown/file/fightFile';
import { keptFight, loadFight, saveFight } from '../../../../src/engine/showdown/file/fightFile';
import { showdownGame } from '../../../../src/engine/showdown/game';
import { SHOWDOWN } from '../../../../src/engine/showdown/table';
import type { FaultReport } from '../../../../src/engine/table/format';
import { FILE_LIMITS } from '../../../../src/engine/table/limits';
import { isLoaded, loadingOf } from '../../../../src/engine/table/load';
import { ledUp } from '../../../../src/engine/table/migrations';
import type { LoadNote } from '../../../../src/engine/table/notes';
import { tidyText } from '../../../../src/engine/table/tidyText';
import { CONTENT } from '../kit';

const FOLDER = path.join(import.meta.dirname, '../../../files');
const textOf = (name: string) => readFileSync(path.join(FOLDER, `${name}.showdown`), 'utf8');
const FIGHT = textOf('v1-fight');

function load(text: string) {
  const result = loadFight(text, CONTENT, '0.1.0');
  if (!isLoaded(result)) throw new Error(`${result.code}: ${result.message}`);
  return result;
}

const noteOf = <What extends LoadNote['what']>(notes: readonly LoadNote[], what: What) =>
  notes.find((note): note is Extract<LoadNote, { what: What }> => note.what === what);

// biome-ignore lint/suspicious/noExplicitAny: what is spoiled here is meant to be of the wrong type.
type Draft = any;
function changed(text: string, change: (file: Draft) => void): string {
  const file = JSON.parse(text) as Draft;
  change(file);
  return JSON.stringify(file);
}

function one(journal: FightJournal): FightJournal {
  const decision = current(journal).decision;
  const keys = decision?.options.slice(0, Math.max(1, decision.min)).map((o) => o.key) ?? [];
  const next = record({ game: showdownGame, content: CONTENT }, journal, {
    type: 'answer',
    decision: decision?.id ?? 0,
    keys,
  });
  if (!isJournal(next)) throw new Error(next.message);
  return next;
}

describe('a real file of each released version opens', () => {
  test.each(readdirSync(FOLDER))('%s', (name) => {
    const { journal, notes } = load(readFileSync(path.join(FOLDER, name), 'utf8'));
    expect(noteOf(notes, 'course') ?? noteOf(notes, 'tableOnly')).toBeDefined();
    if (current(journal).decision !== null) expect(one(journal).at).toBe(journal.at + 1);
  });
});

describe('what a file keeps', () => {
  test('names of any script, emoji, right-to-left and markup come through as they are', () => {
    const { setup, journal } = load(FIGHT);
    const names = setup.survivors.map((s) => s.name);
    expect(names).toEqual(current(journal).survivors.map((s) => s.name));
    const all = ['美咲の灯', '🏹👩‍👩‍👧 Wren', 'שרה בת־לילה', '<b>Ada</b> & co'];
    expect(all.slice(0, names.length)).toEqual(names);
  });

  test('what was undone can be redone, one by one to the end', () => {
    const { journal } = load(FIGHT);
    let back = journal;
    for (let i = 0; i < 12; i += 1) back = undo(back);
    const loaded = load(saveFight(keptFight(load(FIGHT).setup, back, CONTENT), CONTENT));
    expect(noteOf(loaded.notes, 'course')).toEqual({ what: 'course', commands: journal.at - 12, redo: 12 });
    let forth = loaded.journal;
    expect(hashOf(forth)).toBe(hashOf(back));
    for (let i = 0; i < 12; i += 1) forth = redo(forth);
    expect(hashOf(forth)).toBe(hashOf(journal));
  });

  test('what can’t be redone any more is left out and counted', () => {
    let { journal, setup } = load(FIGHT);
    for (let i = 0; i < 5; i += 1) journal = undo(journal);
    const text = changed(saveFight(keptFight(setup, journal, CONTENT), CONTENT), (file) => {
      file.redo[2] = { type: 'answer', decision: 1, keys: ['nonsense'] };
    });
    const loaded = load(text);
    expect(noteOf(loaded.notes, 'redoLeftOut')).toEqual({ what: 'redoLeftOut', left: 3 });
    expect(loaded.journal.entries.length - 1 - loaded.journal.at).toBe(2);
  });

  test('a fight that went on from a table alone keeps where it began, and is undone to there', () => {
    const { journal, setup } = load(FIGHT);
    const alone: FightJournal = {
      entries: [{ command: null, state: current(journal), events: [] }],
      at: 0,
    };
    const played = one(one(alone));
    const loaded = load(saveFight(keptFight(setup, played, CONTENT), CONTENT));
    expect(noteOf(loaded.notes, 'course')).toEqual({ what: 'course', commands: 2, redo: 0 });
    expect(hashOf(undo(undo(loaded.journal)))).toBe(hashOf(journal));
    expect('start' in keptFight(setup, journal, CONTENT)).toBe(false);
  });

  test('a fault report comes back as it was', () => {
    const { journal, setup } = load(FIGHT);
    const report: FaultReport = {
      kind: 'fault',
      made: '2026-11-30T18:00Z',
      program: '0.1.0',
      browser: { agent: 'Some browser', language: 'en', width: 360, height: 740 },
      error: { message: 'it failed', stack: 'at step' },
      decision: { id: 7, kind: 'dodge', by: 'p1' },
      lastCommand: { type: 'answer', decision: 6, keys: ['pass'] },
    };
    const text = saveFight({ ...keptFight(setup, journal, CONTENT), report }, CONTENT);
    expect(load(text).report).toEqual(report);
    expect(load(FIGHT).report).toBeNull();
  });
});

describe('what is said about a file', () => {
  test('a file just written here: the whole course, and nothing else', () => {
    const { notes, journal } = load(FIGHT);
    const here = saveFight({ ...keptFight(load(FIGHT).setup, journal, CONTENT), program: '0.1.0' }, CONTENT);
    expect(noteOf(notes, 'course')?.commands).toBe(commandsOf(journal).length);
    expect(load(here).notes.map((n) => n.what)).toEqual(['course']);
  });

  test('only the table, and how far the commands went: one is refused, or they lead elsewhere', () => {
    const refused = changed(FIGHT, (file) => {
      file.commands[40] = { type: 'answer', decision: 1, keys: ['nonsense'] };
    });
    expect(noteOf(load(refused).notes, 'tableOnly')).toMatchObject({ why: 'refused', played: 40 });
    const elsewhere = changed(FIGHT, (file) => void file.commands.pop());
    expect(noteOf(load(elsewhere).notes, 'tableOnly')).toMatchObject({ why: 'otherTable' });
    const setUp = load(
      changed(FIGHT, (file) => {
        file.setup.monster = 'unicorn';
      }),
    ).notes;
    expect(noteOf(setUp, 'tableOnly')).toMatchObject({ why: 'setUp', played: 0 });
    expect(noteOf(setUp, 'setUp')?.complaint).toBe('there is no monster "unicorn"');
  });

  test('more commands than are played again: only the table', () => {
    const [edit]: Command[] = [{ type: 'edit', edit: { what: 'face', facing: 'N' } }];
    const many = changed(FIGHT, (file) => {
      file.commands = Array.from({ length: FILE_LIMITS.commands + 1 }, () => edit);
    });
    expect(noteOf(load(many).notes, 'tableOnly')).toMatchObject({ why: 'tooLong', played: 0 });
  });

  test('whoever waits can stop the playing again: only the table then', () => {
    const pieces = loadingOf(SHOWDOWN, FIGHT, CONTENT);
    let piece = pieces.next();
    for (let i = 0; i < 10; i += 1) piece = pieces.next();
    expect(piece.value).toMatchObject({ done: 10, of: 90 });
    piece = pieces.next('stop');
    while (piece.done !== true) piece = pieces.next();
    if (!isLoaded(piece.value as never)) throw new Error('not loaded');
    const { notes } = piece.value as ReturnType<typeof load>;
    expect(noteOf(notes, 'tableOnly')).toEqual({
      what: 'tableOnly',
      why: 'stopped',
      played: 10,
      commands: 90,
    });
  });

  test('other rules: what they ask at this place is asked anew', () => {
    const text = changed(FIGHT, (file) => {
      file.program = '0.0.9';
      file.commands = [];
      file.snapshot.decision.options.pop();
    });
    const { notes, journal } = load(text);
    expect(notes.map((n) => n.what)).toEqual(['course', 'askedAnew', 'otherProgram']);
    expect(hashOf(journal)).toBe(hashOf(load(FIGHT).journal));
    expect(noteOf(notes, 'otherProgram')).toEqual({ what: 'otherProgram', program: '0.0.9' });
  });

  test('other rules with which the table can’t go on: the commands as far as they go', () => {
    const text = changed(FIGHT, (file) => {
      file.contentHash = '0123456789abcdef';
      file.snapshot.monster.ai.deck.push('claw');
      file.commands[50] = { type: 'answer', decision: 1, keys: ['nonsense'] };
    });
    const { notes, journal } = load(text);
    expect(noteOf(notes, 'courseOnly')).toEqual({ what: 'courseOnly', played: 50, commands: 90 });
    expect(journal.at).toBe(50);
    expect(noteOf(notes, 'otherContent')).toBeDefined();
  });

  test('a table whose procedures remember what can’t be is refused, although its question is right', () => {
    const { snapshot } = JSON.parse(FIGHT) as { snapshot: { stack: Draft[] } };
    const places = snapshot.stack.flatMap((frame, i) =>
      Object.keys(frame)
        .filter((key) => !['procedure', 'step', 'cause', 'result'].includes(key))
        .map((key) => [i, key] as const),
    );
    const outcomes = places.flatMap(([i, key]) =>
      [{ nobody: true }, null, 7].map((wrong) => {
        const text = changed(FIGHT, (file) => {
          file.commands = [];
          file.snapshot.stack[i][key] = wrong;
        });
        const result = loadFight(text, CONTENT);
        return isLoaded(result) ? 'loaded' : result.code;
      }),
    );
    expect(places.length).toBeGreaterThan(10);
    expect(new Set(outcomes)).toContain('notPlayable');
    for (const outcome of outcomes) expect(['loaded', 'notPlayable', 'damaged']).toContain(outcome);
  });
});

describe('hostile files', () => {
  const code = (text: string) => {
    const result = loadFight(text, CONTENT);
    return isLoaded(result) ? 'loaded' : result.code;
  };

  test('unknown keys are named, at any depth, and left out', () => {
    const { notes } = load(
      changed(FIGHT, (file) => {
        file.mood = 'fine';
        file.snapshot.survivors[0].shoes = 2;
        file.setup.survivors[0].hat = true;
        file.commands[0].why = 'because';
      }),
    );
    const note = noteOf(notes, 'unknownKeys');
    expect(note?.count).toBe(4);
    expect(note?.where).toHaveLength(3);
    expect(note?.where).toContain('commands.0.why');
  });

  test('keys that reach further than the file are left out: nothing is polluted', () => {
    const text = FIGHT.replace('{"commands"', '{"__proto__":{"polluted":1},"commands"').replace(
      '"before":{',
      '"before":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},',
    );
    const { notes, journal } = load(text);
    expect(noteOf(notes, 'unsafeKeys')?.count).toBe(3);
    expect(noteOf(notes, 'unsafeKeys')?.where).toContain('snapshot.before.__proto__');
    expect(({} as Draft).polluted).toBeUndefined();
    expect((current(journal).before as Draft).polluted).toBeUndefined();
    expect(noteOf(notes, 'course')).toBeDefined();
  });

  test('a name of more than 10,000 characters is cut with a word about it; one of 10,000 stays', () => {
    const name = (length: number) =>
      changed(FIGHT, (file) => {
        for (const part of [file.setup, file.snapshot]) part.survivors[0].name = '灯'.repeat(length);
      });
    expect(load(name(10_000)).notes.map((n) => n.what)).toEqual(['course']);
    const cut = load(name(10_001));
    expect(noteOf(cut.notes, 'cut')).toMatchObject({ count: 2 });
    expect(noteOf(cut.notes, 'cut')?.where).toContain('setup.survivors.0.name');
    expect(cut.setup.survivors[0]?.name).toHaveLength(10_000);
    // Both were cut alike, so that the course still leads to the table.
    expect(noteOf(cut.notes, 'course')).toBeDefined();
  });

  test('control characters and signs that turn the direction are taken out of names, marks and joiners stay', () => {
    expect(tidyText('A\u0000d\u202Ea\u2066!')).toBe('Ada!');
    expect(tidyText('two\nlines\tand more')).toBe('two\nlines\tand more');
    expect(tidyText('👩‍👩‍👧 \u200Fשרה می‌خواهم')).toBe('👩‍👩‍👧 \u200Fשרה می‌خواهم');
    expect(tidyText('half \uD83C')).toBe('half \uFFFD');
    expect(tidyText(`${'x'.repeat(9_999)}🏹`)).toBe('x'.repeat(9_999));
    const { notes, setup } = load(
      changed(FIGHT, (file) => {
        for (const part of [file.setup, file.snapshot]) part.survivors[0].name = '\u202Eeve\u0007';
      }),
    );
    expect(noteOf(notes, 'signs')?.count).toBe(2);
    expect(setup.survivors[0]?.name).toBe('eve');
  });

  test('too large, too deep, too many values: refused before it is parsed', () => {
    expect(code(`"${'x'.repeat(FILE_LIMITS.size)}"`)).toBe('tooLarge');
    expect(code('['.repeat(100_000))).toBe('tooLarge');
    expect(code(`{"format":"showdown-table","version":1,"x":${'['.repeat(70)}${']'.repeat(70)}}`)).toBe(
      'tooLarge',
    );
    expect(code(`[${'0,'.repeat(FILE_LIMITS.values)}0]`)).toBe('tooLarge');
    // Brackets within a text are no depth.
    const brackets = changed(FIGHT, (file) => {
      file.program = `\\"${'['.repeat(500)}`;
    });
    expect(code(brackets)).toBe('loaded');
  });

  test.each<[string, (file: Draft) => void, string]>([
    [
      'a speed that would roll for ever',
      (f) => {
        f.snapshot.monster.attributes.speed = 1e9;
      },
      'attributes',
    ],
    [
      'a speed of a card under way that would roll for ever',
      (f) => {
        f.snapshot.stack[1].effect = { do: 'moveAndAttack', profile: { speed: 2 ** 32 } };
      },
      'damaged at snapshot.stack.1',
    ],
    [
      'a round without end',
      (f) => {
        f.snapshot.round = 9e15;
      },
      'snapshot.round',
    ],
    [
      'a set-up with such a number',
      (f) => {
        f.setup.survivors[0].attributes = { speed: 1e12 };
      },
      'setup',
    ],
    [
      'a path of a key that is long',
      (f) => {
        f.setup.variants['k'.repeat(9_000)] = 1;
      },
      'loaded',
    ],
  ])('%s', (_, spoil, where) => {
    const result = loadFight(changed(FIGHT, spoil), CONTENT);
    const said = isLoaded(result) ? 'loaded' : result.message;
    expect(said).toContain(where);
    expect(said.length).toBeLessThan(300);
  });
});

describe('versions', () => {
  test.each([0, -1, 2, 1e9])('version %d is none that is known', (version) => {
    const result = loadFight(
      changed(FIGHT, (f) => {
        f.version = version;
      }),
      CONTENT,
    );
    expect(isLoaded(result) ? 'loaded' : result.code).toBe('otherVersion');
  });

  test('an older file is led up step by step', () => {
    const steps = {
      1: (file: Record<string, unknown>) => ({ ...file, course: file.commands }),
      2: ({ commands: _, ...file }: Record<string, unknown>) => file,
    };
    expect(ledUp({ version: 1, commands: [7] }, 1, steps, 3)).toEqual({ version: 3, course: [7] });
    expect(ledUp({ version: 2, course: [7] }, 2, steps, 3)).toEqual({ version: 3, course: [7] });
    expect(ledUp({ version: 3 }, 3, steps, 3)).toEqual({ version: 3 });
    expect(ledUp({ version: 4 }, 4, steps, 3)).toBeNull();
    expect(ledUp({ version: 0 }, 0, steps, 3)).toBeNull();
  });
});
