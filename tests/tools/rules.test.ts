import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { coverage, rulesNamed, rulesOf, situationProofs } from '../../tools/lib/rules.mjs';
import { node } from './command';

const BOOK = `# Book
| id | rule | source |
|---|---|---|
| SD-1.1 | The first, by SD-1.2. | EN |
| SD-1.2 | The second. | EN, JA |
| SD-1.3 | The third. | GK |
`;
const RULES = rulesOf(BOOK);
const provers = (...tests: string[][]) =>
  Object.fromEntries(
    coverage(
      RULES,
      tests.map((titles) => ({ titles })),
    ).map(({ rule, by }) => [rule.id, by]),
  );

describe('the rules of a book', () => {
  it('are its numbered statements, not the numbers they name', () => {
    expect(RULES.map(({ id }) => id)).toEqual(['SD-1.1', 'SD-1.2', 'SD-1.3']);
    expect(RULES[1]?.text).toBe('The second.');
  });
});

describe('the rules a title names', () => {
  it.each([
    ['nothing of the kind', []],
    ['SD-4 a whole section', []],
    ['SD-4.1 one', ['SD-4.1']],
    ['SD-4.1, SD-5.2 SD-6.13 several', ['SD-4.1', 'SD-5.2', 'SD-6.13']],
    ['from the SD-5.9–5.11', ['SD-5.9', 'SD-5.10', 'SD-5.11']],
    ['SD-14.7 to SD-14.9 a range', ['SD-14.7', 'SD-14.8', 'SD-14.9']],
    ['SD-14.7 to 9 a range', ['SD-14.7', 'SD-14.8', 'SD-14.9']],
    ['SD-7.7 to H3 is no range', ['SD-7.7']],
    ['SD-7.7 to 10th place is no range', ['SD-7.7']],
    ['SD-14.9 to SD-14.7 is none backwards', ['SD-14.9']],
    ['SD-13.6 to SD-14.2 is none over sections', ['SD-13.6']],
  ])('%s: %j', (title, named) => {
    expect(rulesNamed(title)).toEqual(named);
  });
});

describe('the tests of a rule', () => {
  it('are those that name it', () => {
    expect(provers(['SD-1.1 a'], ['group', 'SD-1.1 SD-1.3 b'])).toEqual({
      'SD-1.1': ['SD-1.1 a', 'SD-1.1 SD-1.3 b'],
      'SD-1.2': [],
      'SD-1.3': ['SD-1.1 SD-1.3 b'],
    });
  });

  it('a group lends its number only to tests that name none', () => {
    expect(provers(['SD-1.2 group', 'SD-1.1 other'])['SD-1.2']).toEqual([]);
    expect(provers(['SD-1.2 group', 'SD-1.3 nearer group', 'test'])).toEqual({
      'SD-1.1': [],
      'SD-1.2': [],
      'SD-1.3': ['test'],
    });
  });

  it('a number that no rule has is refused', () => {
    expect(() => provers(['SD-1.4 of another book'])).toThrow('SD-1.4 is no rule of the book');
  });

  it('situations are tests, whether a file holds one or a list of them', () => {
    const one = situationProofs('one.yaml', 'title: alone\nrules: [SD-1.1, SD-1.3]\n');
    const list = situationProofs('list.yaml', '- title: a\n  rules: [SD-1.2]\n- title: b\n');
    expect(coverage(RULES, [...one, ...list]).map(({ by }) => by)).toEqual([
      ['one.yaml: SD-1.1, SD-1.3'],
      ['list.yaml: SD-1.2'],
      ['one.yaml: SD-1.1, SD-1.3'],
    ]);
  });
});

describe('npm run rules', () => {
  it('refuses a report that is not there', () => {
    const { code, err } = node(['tools/rules.mjs', '--report', 'no-such-file']);
    expect(err).toMatch(/^no file 'no-such-file'\nusage: npm run rules/);
    expect(code).toBe(2);
  });

  it('a rule whose only test failed has no test: exit code 1 and the count', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
    try {
      const report = path.join(folder, 'vitest.json');
      const tests = [
        { ancestorTitles: [], title: 'SD-1.1 of the board', status: 'passed' },
        { ancestorTitles: [], title: 'SD-16.5 of the grid', status: 'failed' },
      ];
      writeFileSync(report, JSON.stringify({ testResults: [{ assertionResults: tests }] }));
      const { code, out } = node(['tools/rules.mjs', '--report', report]);
      expect(out).toMatch(/^SD-1\.1: tests: \d+\n {4}SD-1\.1 of the board$/m);
      expect(out).not.toContain('SD-16.5 of the grid');
      expect(out).toContain(': NO TEST (');
      expect(out).toMatch(/\n\d+ passed, \d+ failed\n$/);
      expect(code).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
