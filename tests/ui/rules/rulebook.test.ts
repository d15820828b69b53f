import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readReadings, readRulebook } from '../../../src/ui/rules/rulebook';

const chapters = readRulebook(readFileSync('docs/rules/showdown.md', 'utf8'));

test('the page shows every numbered rule of the showdown book, in its 18 chapters', () => {
  const rules = chapters.flatMap((c) => c.rules);
  expect(chapters.length).toBe(18);
  expect(rules.length).toBe(new Set(rules.map((r) => r.id)).size);
  expect(rules.length).toBeGreaterThan(150);
  expect(rules.find((r) => r.id === 'SD-9.6')?.text).toContain('fifth bleeding token kills');
});

test('marks of the text file are not shown', () => {
  expect(chapters.flatMap((c) => c.rules).filter((r) => /[*`]/.test(r.text))).toEqual([]);
});

test('every row of the readings is one, without its head and the marks of the text file', () => {
  const page = readFileSync('docs/rules/readings.md', 'utf8');
  const readings = readReadings(page);
  expect(readings.length).toBe(page.split('\n').filter((line) => line.startsWith('|')).length - 2);
  expect(readings[0]?.where).toBe('SD-1.10, SD-7.8');
  expect(readings.filter(({ text }) => /[*`\]]/.test(text) || text === '')).toEqual([]);
});
