import { expect, test } from 'vitest';
import type { TargetLine } from '../../src/engine';
import { en } from '../../src/text';
import { cardSayIn } from '../../src/text/cardSay';
import { picks, quiet } from '../engine/showdown/monster/lion';
import { said } from './said';

const words = (line: Partial<TargetLine>) =>
  en.targetLine({ pick: 'any', among: 'survivor', ...line }, cardSayIn(en));

test.each<[TargetLine['zone'], string]>([
  [{ shape: 'box', k: 2 }, 'within 2 of its base, diagonals too'],
  [{ shape: 'ring' }, 'next to its base, diagonals too'],
  [{ shape: 'blindSpot' }, 'in the blind spot'],
  [{ shape: 'strip', side: 'left' }, 'in the strip on its left'],
  [{ shape: 'strip', side: 'ahead', length: 3 }, 'in the strip ahead, 3 spaces long'],
  [{ shape: 'cross' }, 'in the strips on its four sides'],
  [{ shape: 'front', width: 6, depth: 2 }, 'in the 6 × 2 spaces ahead'],
  [{ shape: 'eye' }, 'at the middle of a side'],
  [{ shape: 'cells', columns: ['l1', 'c1'], rows: ['a1'] }, 'in columns l1 c1 of rows a1'],
])('SD-6.3 a zone in words: %j', (zone, expected) => {
  expect(words({ zone })).toBe(`survivor ${expected}`);
});

test('SD-6.13 how many are wanted', () => {
  expect(words({ wanted: 2, zone: { shape: 'ring' } })).toBe('2 survivors next to its base, diagonals too');
  expect(words({ wanted: 3, pick: 'closest' })).toBe('3 closest survivors');
  expect(words({ pick: 'all' })).toBe('all survivors');
});

test('SD-6.3 why somebody is no target', () => {
  const t = picks([{ pick: 'any', among: 'survivor', zone: { shape: 'ring' } }], [quiet('A1')]).end();
  expect(said(t, 'targetPicked')[0]?.at(-1)).toBe('Survivor 1 is not in the zone');
});
