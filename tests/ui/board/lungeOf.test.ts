import { expect, test } from 'vitest';
import { parseSpace } from '../../../src/engine';
import { lungeOf } from '../../../src/ui/board/lungeOf';
import type { MonsterOnBoard, SurvivorOnBoard } from '../../../src/ui/board/pieces';

const at = (name: string) => parseSpace(name) as number;
const MONSTER: MonsterOnBoard = {
  name: 'Lion',
  icon: 'lion',
  space: at('H11'),
  size: 2,
  facing: 'S',
  knockedDown: false,
};
const piece = { initial: 'M', colour: 'ochre', shape: 'circle' } as const;
const MIKA: SurvivorOnBoard = { id: 's1', name: 'Mika', piece, space: at('H13'), knockedDown: false };

test('a figure that strikes darts at the middle of the other, however the board is turned', () => {
  const wide = lungeOf({ from: 'monster', to: 's1' }, MONSTER, [MIKA], 'landscape');
  expect(wide?.figure).toBe('monster');
  expect(wide?.towards.x).toBeGreaterThan(0.3);
  expect(wide?.towards.y).toBeLessThan(0);
  const upright = lungeOf({ from: 'monster', to: 's1' }, MONSTER, [MIKA], 'upright');
  expect(upright?.towards).toEqual({ x: wide?.towards.y, y: wide?.towards.x });
});

test('a survivor strikes the other way', () => {
  const there = lungeOf({ from: 'monster', to: 's1' }, MONSTER, [MIKA], 'landscape');
  const back = lungeOf({ from: 's1', to: 'monster' }, MONSTER, [MIKA], 'landscape');
  expect(back?.figure).toBe('s1');
  expect(back?.towards.x).toBeCloseTo(-(there?.towards.x ?? 0));
});

test('nobody darts at or from what is not on the board', () => {
  expect(lungeOf({ from: 'monster', to: 's2' }, MONSTER, [MIKA], 'landscape')).toBeNull();
  expect(lungeOf({ from: 'monster', to: 's1' }, null, [MIKA], 'landscape')).toBeNull();
  expect(lungeOf(null, MONSTER, [MIKA], 'landscape')).toBeNull();
});
