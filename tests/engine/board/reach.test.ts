import { describe, expect, test } from 'vitest';
import { pathTo, reachable, SPACES, spacesOf } from '../../../src/engine/board';
import { expectAlike, expectSame, expectSameSpaces } from './agree';
import { cell, far } from './brute/grid';
import { walk } from './brute/moves';
import { at, marks, words } from './names';
import { BASE_SIZES, BOARDS, LONG, markedSpaces, onRandomBoards } from './random';

const OPEN = new Uint8Array(SPACES);

describe('SD-13.3 where a survivor can walk', () => {
  test.each([
    ['H11', 1, 4],
    ['H11', 5, 60],
    ['H11', 7, 112],
    ['A1', 5, 20],
    ['A11', 5, 35],
    ['P22', 36, 351],
    ['H11', 0, 0],
  ])(
    'SD-13.3 golden: from %s with %i spaces of movement on an open board: %i spaces',
    (from, steps, count) => {
      expect(reachable(at(from), steps, OPEN).spaces).toHaveLength(count);
    },
  );

  test('SD-13.3 orthogonally, nearest first; the start is no destination', () => {
    const reach = reachable(at('A1'), 2, OPEN);
    expect(words(reach.spaces)).toBe('B1 C1 A2 B2 A3');
    expect(reach.steps).toEqual([1, 1, 2, 2, 2]);
  });

  test('SD-13.3 SD-11.8 round what stands in the way, not through it', () => {
    const wall = marks('B1 B2 B3');
    const reach = reachable(at('A1'), 8, wall);
    expect(reach.steps[reach.spaces.indexOf(at('C1'))]).toBe(8);
    expect(words(pathTo(reach, at('C1')))).toBe('C1 A2 C2 A3 C3 A4 B4 C4');
    expect(reachable(at('A1'), 7, wall).spaces).not.toContain(at('C1'));
    expect(pathTo(reachable(at('A1'), 7, wall), at('C1'))).toEqual([]);
  });

  test('SD-13.3 shut in: nowhere; the own space may be marked', () => {
    expect(reachable(at('A1'), 5, marks('A1 B1 A2')).spaces).toEqual([]);
    expect(reachable(at('A1'), 1, marks('A1')).spaces).toHaveLength(2);
  });

  test('SD-13.3 a walk does not change what it was given, and the next one starts afresh', () => {
    const wall = marks('B1');
    reachable(at('A1'), 9, wall);
    expect([...wall].filter((mark) => mark === 1)).toHaveLength(1);
    expect(reachable(at('A1'), 5, OPEN).spaces).toHaveLength(20);
  });

  test('SD-13.3 golden: beside the lion at H10, the tree at H13 and three survivors', () => {
    const taken = marks('H10 I10 H11 I11 H13 I13 J13 H14 I14 J14 H15 I15 J15 G9 J12 F12');
    expect([1, 2, 3, 4, 5, 6].map((steps) => reachable(at('G12'), steps, taken).spaces.length)).toEqual([
      3, 8, 13, 21, 32, 47,
    ]);
  });
});

describe.each(BASE_SIZES)('round a base of size %i against brute force', LONG, (size) => {
  test('SD-13.3 SD-11.8 every space within reach, its steps and a path to it', () => {
    const boards = onRandomBoards(size, (board) => {
      const [own, ...others] = board.survivors as [number, ...number[]];
      const blocked = Uint8Array.from(board.terrain);
      for (const space of [...others, ...spacesOf(board.base)]) blocked[space] = 1;
      const steps = board.source.from(0, 8);
      const ours = reachable(own, steps, blocked);
      const brute = walk(cell(own), steps, markedSpaces(blocked));
      expectSameSpaces(ours.spaces, [...brute.keys()], board);
      expectAlike(
        ours.steps,
        ours.spaces.map((space) => brute.get(space)),
        board,
      );
      expectAlike(
        ours.steps,
        [...ours.steps].sort((a, b) => a - b),
        board,
      );
      const goal = ours.spaces.at(-1);
      if (goal === undefined) return;
      const path = pathTo(ours, goal);
      expectSame(path.length, brute.get(goal), board);
      expectSame(path.at(-1), goal, board);
      const walked = [own, ...path];
      const stepwise = path.every((space, i) => far([cell(space)], [cell(walked[i] as number)]) === 1);
      expectSame(stepwise && path.every((space) => blocked[space] === 0), true, board);
    });
    expect(boards).toBe(BOARDS);
  });
});
