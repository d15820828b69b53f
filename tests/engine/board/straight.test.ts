import { describe, expect, test } from 'vitest';
import {
  awayDirections,
  awayFromSeveral,
  type Base,
  baseOf,
  directlyAway,
  SPACES,
  spaceName,
  straightMove,
  towardDirections,
} from '../../../src/engine/board';
import { expectAlike } from './agree';
import { cell, type Figure, figure, number } from './brute/grid';
import { awayFrom, awayFromAll, straightOn, towards, waysOut } from './brute/moves';
import { at, marks, spaces } from './names';
import { BASE_SIZES, BOARDS, EVERY_FACING, LONG, markedSpaces, onRandomBoards, randomCorner } from './random';

const base = (name: string, size: number): Base => ({ space: at(name), size });
const names = (path: readonly number[]): string => path.map(spaceName).join(' ');

describe('SD-7.7 straight movement', () => {
  test.each([
    ['N', 3, 'H9 H8 H7'],
    ['E', 9, 'I10 J10 K10 L10 M10 N10 O10'],
    ['S', 2, 'H11 H12'],
    ['W', 0, ''],
  ] as const)(
    'SD-7.7 SD-1.9 2 × 2 from H10 to the %s, %i spaces, ends at the edge: %s',
    (direction, steps, path) => {
      expect(names(straightMove(base('H10', 2), direction, steps))).toBe(path);
    },
  );

  test('SD-7.8 it stops before a blocked space that any part of the base would enter', () => {
    expect(names(straightMove(base('H10', 2), 'N', 6, marks('I6')))).toBe('H9 H8 H7');
    expect(names(straightMove(base('H10', 2), 'N', 6, marks('J6')))).toBe('H9 H8 H7 H6 H5 H4');
    expect(straightMove(base('H10', 2), 'N', 6, marks('H9'))).toEqual([]);
  });
});

describe('SD-11.9 directly away', () => {
  test.each([
    ['ahead of the base, within its columns', 'I5', 'N'],
    ['beside it, within its rows', 'P11', 'E'],
    ['behind it', 'H13', 'S'],
    ['diagonal: along the row or the column', 'G9', 'NW'],
    ['diagonal, however far', 'P22', 'ES'],
    ['under a 2 × 2: two ways', 'H10', 'NW'],
    ['under a 2 × 2: two ways', 'I11', 'ES'],
  ])('SD-11.9 %s: from %s to the %s', (_, survivor, ways) => {
    expect(directlyAway(baseOf(at(survivor)), base('H10', 2)).join('')).toBe(ways);
  });

  test('SD-11.9 under a 3 × 3: four ways from its middle, one from the middle of a side, two from a corner', () => {
    const ways = spaces('H10 I10 J10 H11 I11 J11 H12 I12 J12').map((s) =>
      directlyAway(baseOf(s), base('H10', 3)).join(''),
    );
    expect(ways).toEqual(
      ['NW', 'N', 'NE', 'W', 'NESW', 'E', 'SW', 'S', 'ES'].map((w) =>
        EVERY_FACING.filter((f) => w.includes(f)).join(''),
      ),
    );
  });

  test('SD-11.9 under a 4 × 4: the shortest ways out', () => {
    const ways = spaces('H10 I10 I11 J12 K13 K11').map((s) =>
      directlyAway(baseOf(s), base('H10', 4)).join(''),
    );
    expect(ways).toEqual(['NW', 'N', 'NW', 'ES', 'ES', 'E']);
  });
});

describe('SD-7.7 away', () => {
  test.each([
    ['straight out', 'H10', 2, 'H14', 'N'],
    ['diagonal: both, where equally much distance is won', 'H10', 2, 'K13', 'NW'],
    ['diagonal: the one in which the distance grows most', 'C10', 2, 'F13', 'N'],
    ['diagonal, one way shut by the edge', 'H1', 2, 'K4', 'W'],
    ['not one space directly away: the most spaces between at the end', 'A10', 2, 'D10', 'S'],
    ['not one space directly away: two sides with equally many', 'A10', 3, 'E11', 'NS'],
    ['not one space directly away: the longer of the two sides', 'A3', 2, 'C3', 'S'],
  ])('SD-7.7 %s: %s (size %i) from %s goes %s', (_, from, size, survivor, ways) => {
    expect(awayDirections(base(from, size), baseOf(at(survivor)), 6).join('')).toBe(ways);
  });

  test('SD-7.7 SD-7.8 hemmed in on all sides: nowhere', () => {
    expect(awayDirections(base('A1', 2), baseOf(at('F6')), 6, marks('C1 A3'))).toEqual([]);
    expect(awayFromSeveral(base('A1', 2), [baseOf(at('F6'))], 6, marks('C1 A3'))).toEqual([]);
  });

  test('SD-7.7 away from several: none comes nearer, and their distances grow most together', () => {
    const from = spaces('H14 K10').map(baseOf);
    // North wins 6 spaces from H14 and 5 from K10, west 5 and 6; south and east would come nearer to one.
    expect(awayFromSeveral(base('H10', 2), from, 6)).toEqual(['N', 'W']);
    expect(awayFromSeveral(base('H10', 2), spaces('H14 I14 H15').map(baseOf), 6)).toEqual(['N']);
  });

  test('SD-7.7 away from several, surrounded: any direction the controller picks', () => {
    const round = spaces('H9 J11 I12 G10').map(baseOf);
    expect(awayFromSeveral(base('H10', 2), round, 1)).toEqual(['N', 'E', 'S', 'W']);
    expect(awayFromSeveral(base('H21', 2), spaces('H20 J21 G22').map(baseOf), 1)).toEqual(['N', 'E', 'W']);
  });

  test('SD-7.7 away from nobody: anywhere', () => {
    expect(awayFromSeveral(base('H10', 2), [], 3)).toEqual(['N', 'E', 'S', 'W']);
  });

  test.each([
    ['H10', 'H3', 6, 'N'],
    ['H10', 'L6', 2, 'NE'],
    ['H10', 'J10', 3, ''],
  ])('SD-7.7 toward: 2 × 2 at %s to %s with %i spaces: %s', (from, to, steps, ways) => {
    expect(towardDirections(base(from, 2), baseOf(at(to)), steps).join('')).toBe(ways);
  });
});

describe.each(BASE_SIZES)('a base of size %i against brute force', LONG, (size) => {
  test('SD-7.7 SD-7.8 SD-11.9 straight on, away, away from several, toward', () => {
    const boards = onRandomBoards(size, (board) => {
      const { survivors, source } = board;
      const blocked = source.below(2) === 0 ? board.terrain : new Uint8Array(SPACES);
      const walls = markedSpaces(blocked);
      const own = figure(board.base.space, size);
      const steps = source.from(1, 7);
      for (const direction of EVERY_FACING) {
        const path = straightOn(own, direction, steps, walls).map((place) =>
          number(place[0] as { x: number; y: number }),
        );
        expectAlike(straightMove(board.base, direction, steps, blocked), path, { board, direction });
      }
      const other = { space: randomCorner(source, size), size: Math.min(size, source.pick(BASE_SIZES)) };
      const sources = [baseOf(survivors[0] as number), other];
      const theirs: Figure[] = [[cell(survivors[0] as number)], figure(other.space, other.size)];
      sources.forEach((one, i) => {
        const it = theirs[i] as Figure;
        expectAlike(directlyAway(board.base, one), waysOut(own, it), { board, one });
        expectAlike(directlyAway(one, board.base), waysOut(it, own), { board, one });
        expectAlike(awayDirections(board.base, one, steps, blocked), awayFrom(own, it, steps, walls), {
          board,
          one,
        });
        expectAlike(towardDirections(board.base, one, steps, blocked), towards(own, it, steps, walls), {
          board,
          one,
        });
      });
      const some = survivors.slice(0, source.from(0, 3));
      const ours = awayFromSeveral(board.base, some.map(baseOf), steps, blocked);
      expectAlike(
        ours,
        awayFromAll(
          own,
          some.map((s) => [cell(s)]),
          steps,
          walls,
        ),
        { board, some },
      );
    });
    expect(boards).toBe(BOARDS);
  });
});
