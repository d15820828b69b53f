import { describe, expect, test } from 'vitest';
import {
  adjacentSpaces,
  baseOf,
  basesBeside,
  COLUMNS,
  columnOf,
  covers,
  distance,
  fits,
  onBoard,
  parseSpace,
  ROWS,
  rowOf,
  SPACES,
  spaceAt,
  spaceName,
  spacesOf,
} from '../../../src/engine/board';
import { expectSame, expectSameSpaces } from './agree';
import { ALL, cell, contains, far, figure, isOnBoard, number } from './brute/grid';
import { at, words } from './names';
import { BASE_SIZES, BOARDS, LONG, onRandomBoards, randomCorner } from './random';

describe('SD-1.1 the board', () => {
  test('SD-1.1 has 16 × 22 spaces, A1 to P22', () => {
    expect([COLUMNS, ROWS, SPACES]).toEqual([16, 22, 352]);
    expect([spaceName(0), spaceName(15), spaceName(16), spaceName(351)]).toEqual(['A1', 'P1', 'A2', 'P22']);
  });

  test('SD-1.1 every space has one name, which leads back to it', () => {
    const names = Array.from({ length: SPACES }, (_, space) => spaceName(space));
    expect(new Set(names).size).toBe(SPACES);
    expect(names.map(parseSpace)).toEqual(Array.from({ length: SPACES }, (_, space) => space));
    expect(parseSpace('h11')).toBe(spaceAt(7, 10));
    expect([columnOf(at('H11')), rowOf(at('H11'))]).toEqual([7, 10]);
  });

  test('SD-1.1 what is no space has no name and no number', () => {
    expect(['', 'H', '11', 'Q1', 'A0', 'A23', 'A01', ' A1', 'AA1'].map(parseSpace)).toEqual(
      Array(9).fill(null),
    );
    expect([spaceName(-1), spaceName(352)]).toEqual(['?-1', '?352']);
    expect([
      onBoard(0, 0),
      onBoard(15, 21),
      onBoard(16, 0),
      onBoard(0, 22),
      onBoard(-1, 0),
      onBoard(0, -1),
    ]).toEqual([true, true, false, false, false, false]);
  });
});

describe('SD-1.2 distance', () => {
  test.each([
    ['H11', 1, 'H12', 1, 1],
    ['H11', 1, 'I12', 1, 2],
    ['A1', 1, 'P22', 1, 36],
    ['H10', 2, 'J10', 1, 1],
    ['H10', 2, 'J12', 1, 2],
    ['H10', 2, 'G9', 1, 2],
    ['H10', 3, 'I11', 1, 0],
    ['A1', 4, 'M19', 4, 24],
    ['D4', 4, 'F6', 2, 0],
  ])('SD-1.2 %s of size %i and %s of size %i: %i steps', (a, sizeA, b, sizeB, steps) => {
    expect(distance({ space: at(a), size: sizeA }, { space: at(b), size: sizeB })).toBe(steps);
  });

  test('SD-1.2 adjacent spaces: no corners, none off the board', () => {
    expect(words(adjacentSpaces({ space: at('H10'), size: 2 }))).toBe('H9 I9 G10 J10 G11 J11 H12 I12');
    expect(words(adjacentSpaces({ space: at('A1'), size: 3 }))).toBe('D1 D2 D3 A4 B4 C4');
    expect(words(adjacentSpaces(baseOf(at('P22'))))).toBe('P21 O22');
  });
});

describe('SD-1.4 a base', () => {
  test('SD-1.4 fills a square from its north-west corner', () => {
    expect(words(spacesOf({ space: at('H10'), size: 2 }))).toBe('H10 I10 H11 I11');
    expect(spacesOf({ space: at('M19'), size: 4 })).toHaveLength(16);
  });

  test('SD-1.9 fits wholly on the board or not at all', () => {
    const places = BASE_SIZES.map(
      (size) => Array.from({ length: 400 }, (_, i) => fits(i, size)).filter(Boolean).length,
    );
    expect(places).toEqual([352, 15 * 21, 14 * 20, 13 * 19]);
    expect(fits(-1, 1)).toBe(false);
  });
});

describe('SD-1.2 where a base stands beside a space', () => {
  test('SD-1.2 every corner at distance 1, none diagonal, none over it', () => {
    expect(words(basesBeside(at('H11'), 1))).toBe('H10 G11 I11 H12');
    expect(words(basesBeside(at('H11'), 2))).toBe('G9 H9 F10 I10 F11 I11 G12 H12');
    expect(basesBeside(at('H11'), 4)).toHaveLength(16);
  });

  test('SD-1.9 only those on the board', () => {
    expect(words(basesBeside(at('A1'), 2))).toBe('B1 A2');
    expect(words(basesBeside(at('P22'), 2))).toBe('O20 N21');
  });
});

describe.each(BASE_SIZES)('a base of size %i against brute force', LONG, (size) => {
  test('SD-1.2 SD-1.4 spaces, distance and adjacency', () => {
    const boards = onRandomBoards(size, (board) => {
      const { base, survivors, source } = board;
      const own = figure(base.space, size);
      expectSameSpaces(spacesOf(base), own.map(number), board);
      const other = source.pick(BASE_SIZES);
      const corner = randomCorner(source, other);
      expectSame(distance(base, { space: corner, size: other }), far(own, figure(corner, other)), {
        board,
        corner,
      });
      for (const space of survivors) {
        expectSame(distance(base, baseOf(space)), far(own, [cell(space)]), { board, space });
        expectSame(covers(base, space), contains(own, cell(space)), { board, space });
      }
      const beside = own.flatMap(({ x, y }) => [
        { x, y: y - 1 },
        { x: x + 1, y },
        { x, y: y + 1 },
        { x: x - 1, y },
      ]);
      const outside = beside.filter((c) => isOnBoard(c) && !contains(own, c));
      expectSameSpaces(adjacentSpaces(base), outside.map(number), board);
    });
    expect(boards).toBe(BOARDS);
  });

  test('SD-1.9 fits exactly where all of its spaces are on the board', () => {
    const ours = ALL.map((c) => fits(number(c), size));
    expect(ours).toEqual(ALL.map((c) => figure(number(c), size).every(isOnBoard)));
  });
});
