import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkArrows } from '../../tools/arrows.mjs';
import { node } from './command';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'arrows-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A small program with every room in it and no wrong arrow. */
const SOUND: Readonly<Record<string, string>> = {
  'engine/kernel/index.ts': 'export const advance = 1;',
  'engine/board/index.ts': 'export interface Space { x: number }\nexport const column = (s: Space) => s.x;',
  'engine/showdown/fight.ts':
    "import { z } from 'zod/mini';\nimport { advance } from '../kernel';\nimport { column } from '../board';\n" +
    'export const fight = { advance, column, z };\nexport type Card = string;',
  'engine/index.ts': "export { fight, type Card } from './showdown/fight';",
  'content/cards.ts': "import type { Card } from '../engine';\nexport const cards: Card[] = [];",
  'text/words.ts': "import type { Card } from '../engine';\nexport const word = (card: Card) => card;",
  'store/session.ts':
    "import { create } from 'zustand';\nimport { fight } from '../engine';\nimport { cards } from '../content/cards';\n" +
    'export const session = { create, fight, cards, at: Date.now() };',
  'ui/main.tsx':
    "import { createRoot } from 'react-dom/client';\nimport { session } from '../store/session';\n" +
    "import { word } from '../text/words';\nimport './main.css';\n" +
    'createRoot(document.body).render(<p>{word(String(session))}</p>);',
  'ui/main.css': '',
};

/** Writes the sound program with some files added or replaced, and checks it. */
function check(planted: Readonly<Record<string, string>>): readonly string[] {
  for (const [file, text] of Object.entries({ ...SOUND, ...planted })) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return checkArrows(folder).wrong;
}

describe('the arrow check', () => {
  it('finds nothing wrong in a sound program', () => {
    expect(check({})).toEqual([]);
  });

  it.each([
    [
      'engine/board/reach.ts',
      "import { advance } from '../kernel';",
      'engine/board may not import engine/kernel',
    ],
    [
      'engine/kernel/run.ts',
      "import { fight } from '../showdown/fight';",
      'engine/kernel may not import engine/showdown',
    ],
    [
      'engine/showdown/a.ts',
      "import { cards } from '../../content/cards';",
      'engine/showdown may not import content',
    ],
    ['engine/showdown/a.ts', "export * from '../../ui/main';", 'engine/showdown may not import ui'],
    [
      'engine/showdown/a.ts',
      "type X = import('../../store/session').X;",
      'engine/showdown may not import store',
    ],
    [
      'engine/showdown/a.ts',
      "import React from 'react';",
      'engine/showdown may not import the package react',
    ],
    [
      'engine/showdown/a.ts',
      "import fs from 'node:fs';",
      'engine/showdown may not import the package node:fs',
    ],
    ['content/a.ts', "import { fight } from '../engine';", 'content may take only types from engine'],
    [
      'content/a.ts',
      "import type { Card } from '../engine/showdown/fight';",
      'content may not import engine/showdown',
    ],
    ['content/a.ts', "import { z } from 'zod';", 'content may not import the package zod'],
    ['text/a.ts', "import { cards } from '../content/cards';", 'text may not import content'],
    ['text/a.ts', "import { type Card } from '../engine';", 'text may take only types from engine'],
    ['store/a.ts', "import { word } from '../text/words';", 'store may not import text'],
    ['store/a.ts', "await import('../ui/main');", 'store may not import ui'],
    ['ui/a.ts', "import { cards } from '../content/cards';", 'ui may not import content'],
    ['ui/a.ts', "import { fight } from '../engine/showdown/fight';", 'ui may not import engine/showdown'],
    ['ui/a.ts', "import { gone } from './gone';", './gone is no file'],
    ['ui/a.ts', "import { ROOT } from '../../tools/x';", '../../tools/x is no file'],
  ])('finds a planted wrong import: %s with %s', (file, text, reason) => {
    const wrong = check({ [file]: text });
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toContain(`${file}:1: ${reason}`);
  });

  it.each([
    ['Math.random()', 'Math.random'],
    ["Math['random']()", 'Math.random'],
    ['(({ random }) => random())(Math)', 'Math.random'],
    ['Date.now()', 'Date'],
    ['new Date()', 'Date'],
    ['console.log(1)', 'console'],
    ['document.body', 'document'],
    ['globalThis.window', 'globalThis'],
    ['performance.now()', 'performance'],
    ['setTimeout(() => 1, 1)', 'setTimeout'],
    ['import.meta.env', 'import.meta'],
  ])('finds a planted way out of the program in the pure rooms: %s', (use, name) => {
    for (const room of ['engine/kernel', 'engine/board', 'engine/showdown', 'content', 'text']) {
      const planted = `\n\nexport const x = ${use};`;
      expect(check({ [`${room}/planted.ts`]: planted })).toEqual([
        `${room}/planted.ts:3: ${room} may not use ${name}`,
      ]);
      rmSync(path.join(folder, room, 'planted.ts'));
    }
  });

  it('does not take a key for a way out', () => {
    const harmless =
      'export const x = { Date: 1, console: Math.max(1, 2) };\nexport const y = x.console + x.Date;';
    expect(check({ 'engine/board/x.ts': harmless })).toEqual([]);
  });

  it('finds a cycle, and only among imports that are left when the program runs', () => {
    const a = "import { b } from './b';\nexport const a = () => b;\nexport type A = 1;";
    const c = "export { a as c } from './a';";
    expect(check({ 'ui/a.ts': a, 'ui/b.ts': "export { c as b } from './c';", 'ui/c.ts': c })).toEqual([
      'import cycle: ui/a.ts → ui/b.ts → ui/c.ts',
    ]);
    expect(check({ 'ui/b.ts': "import type { A } from './a';\nexport const b: A = 1;" })).toEqual([]);
  });

  it.each(['engine/dice.ts', 'engine/magic/a.ts', 'util/a.ts', 'a.ts'])(
    'finds a file in no room: %s',
    (file) => {
      expect(check({ [file]: 'export const x = 1;' })).toEqual([`${file}: lies in no room of src`]);
    },
  );

  it('as a command fails on a wrong import, and names it', () => {
    check({ 'content/planted.ts': "import '../ui/main';" });
    const { code, out, err } = node(['tools/arrows.mjs', folder]);
    expect(err).toBe('content/planted.ts:1: content may not import ui (../ui/main)\n');
    expect(out).toMatch(/^\d+ files, \d+ imports, 1 wrong\n$/);
    expect(code).toBe(1);
  });
});
