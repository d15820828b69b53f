import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRulebook } from '../../src/ui/rules/rulebook';

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
