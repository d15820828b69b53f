import { expect, it } from 'vitest';
import { scoresOf, shareOf } from '../../tools/lib/mutants.mjs';
import { withMutant } from '../../tools/mutate/compiler.mjs';
import { node } from './command';

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'ConditionalExpression',
  replacement: 'true\n  && more',
  location: { start: { line } },
});

it('a mutant that hangs was noticed; one that no test runs was not; one that was not tried counts for nothing', () => {
  const found = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'CompileError'].map((s) =>
    mutant(s),
  );
  const [score] = scoresOf({ files: { 'src/a.ts': { mutants: found } } });
  expect(score).toMatchObject({ file: 'src/a.ts', killed: 2, survived: 1, unseen: 1, refused: 1, left: 1 });
  expect(shareOf(score!)).toBe('50.0 %');
});

it('each that lives is one line, in the order of the file; files in the order of the alphabet', () => {
  const files = {
    'src/b.ts': { mutants: [mutant('Survived', 9), mutant('NoCoverage', 3)] },
    'src/a.ts': { mutants: [mutant('Killed')] },
  };
  const scores = scoresOf({ files });
  expect(scores.map(({ file }) => file)).toEqual(['src/a.ts', 'src/b.ts']);
  expect(scores[1]?.alive).toEqual([
    'src/b.ts:3 NoCoverage ConditionalExpression: true && more',
    'src/b.ts:9 Survived ConditionalExpression: true && more',
  ]);
});

it('nothing tried is no share', () => {
  expect(shareOf({ killed: 0, survived: 0, unseen: 0 })).toBe('–');
});

it.each([
  [[], 'name a folder'],
  [['tests/engine'], "no sources in 'tests/engine'"],
  [['src/nowhere'], "no sources in 'src/nowhere'"],
  [['src/engine/board', '--concurrency', '0'], '--concurrency'],
  [['src/engine/board', '--tests', 'tests/nowhere'], "no tests in 'tests/nowhere'"],
])('npm run mutate -- %j: usage and exit code 2', (args, reason) => {
  const { code, err } = node(['tools/mutate.mjs', ...args]);
  expect(err).toContain(reason);
  expect(err).toContain('usage: npm run mutate');
  expect(code).toBe(2);
});

it('a mutant stands in its place of the source, over several lines too', () => {
  const source = 'one {\n  two;\n} three\n';
  const location = { start: { line: 1, column: 5 }, end: { line: 3, column: 2 } };
  expect(withMutant(source, { status: 'Survived', replacement: '{}', location })).toBe('one {} three\n');
});
