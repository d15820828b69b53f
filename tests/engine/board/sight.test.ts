import { describe, expect, test } from 'vitest';
import { baseOf, blockedBy, inFieldOfView, lineOfSight, SPACES, spaceName } from '../../../src/engine/board';
import { expectSame } from './agree';
import { blindCells } from './brute/facing';
import { cell, figure, number } from './brute/grid';
import { hiding } from './brute/sight';
import { at, spaces } from './names';
import { BASE_SIZES, BOARDS, EVERY_FACING, LONG, onRandomBoards } from './random';

const one = (name: string) => baseOf(at(name));

describe('SD-1.8 line of sight', () => {
  test.each([
    ['straight through', 'A1', 'A5', 'A3', 'A3'],
    ['beside the line: clear', 'A1', 'A5', 'B3', null],
    ['only a corner of B1 is touched', 'A1', 'C3', 'B1', 'B1'],
    ['only a corner of A2 is touched', 'A1', 'C3', 'A2', 'A2'],
    ['a corner short of the line', 'A1', 'C3', 'A3', null],
    ['knight’s move, passing within', 'A1', 'B3', 'A2', 'A2'],
    ['knight’s move, passing within', 'A1', 'B3', 'B2', 'B2'],
    ['beyond the end', 'A1', 'A3', 'A4', null],
    ['under one end', 'A1', 'A5', 'A1', null],
    ['under the other end', 'A1', 'A5', 'A5', null],
  ])('SD-1.8 %s: %s to %s past %s', (_, from, to, tile, blocked) => {
    const found = blockedBy(one(from), one(to), [spaces(tile)]);
    expect(found === null ? null : spaceName(found)).toBe(blocked);
    expect(lineOfSight(one(from), one(to), [spaces(tile)])).toBe(blocked === null);
  });

  test('SD-1.8 from the centre of a 2 × 2 base an edge touched along its length blocks', () => {
    const lion = { space: at('H10'), size: 2 };
    const other = { space: at('H4'), size: 2 };
    expect(['G7', 'H7', 'I7', 'J7'].map((name) => lineOfSight(lion, other, [[at(name)]]))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('SD-1.8 the same along a row', () => {
    const lion = { space: at('D10'), size: 2 };
    const other = { space: at('J10'), size: 2 };
    expect(['G9', 'G10', 'G11', 'G12'].map((name) => lineOfSight(lion, other, [[at(name)]]))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('SD-1.8 spaces of a tile under either end do not block, the rest of that tile does', () => {
    const tile = spaces('H9 H8 H7');
    expect(blockedBy(one('H9'), one('H5'), [tile])).toBe(at('H8'));
    expect(lineOfSight(one('H9'), one('P9'), [tile])).toBe(true);
    expect(lineOfSight({ space: at('H7'), size: 3 }, one('H5'), [tile])).toBe(true);
  });

  test('SD-1.8 nothing in the way, nothing blocks; several tiles, the first one that does is named', () => {
    expect(lineOfSight(one('A1'), one('P22'), [])).toBe(true);
    expect(blockedBy(one('A1'), one('A9'), [spaces('C3'), spaces('A6'), spaces('A3')])).toBe(at('A6'));
  });

  test('SD-1.8 golden: spaces hidden from the middle of a base by the tree at H11–J13', () => {
    const tree = spaces('H11 I11 J11 H12 I12 J12 H13 I13 J13');
    const hidden = BASE_SIZES.map((size) => {
      const base = { space: at('C4'), size };
      return Array.from({ length: SPACES }, (_, s) => s).filter((s) => !lineOfSight(base, baseOf(s), [tree]))
        .length;
    });
    expect(hidden).toEqual([71, 73, 75, 76]);
  });
});

describe('SD-1.6 field of view', () => {
  test('SD-1.6 the flanks are in view, the blind spot is not, nor what an obstacle hides', () => {
    const lion = { space: at('H10'), size: 2, facing: 'N' } as const;
    const seen = (name: string, tiles = [] as number[][]) => inFieldOfView(lion, at(name), tiles);
    expect(['G10', 'J11', 'H9', 'H13', 'G12', 'J12', 'A22'].map((name) => seen(name))).toEqual(
      Array(7).fill(true),
    );
    expect(['H12', 'I12'].map((name) => seen(name))).toEqual([false, false]);
    expect(seen('H5', [spaces('G7 H7')])).toBe(false);
  });
});

describe.each(BASE_SIZES)('a base of size %i against brute force', LONG, (size) => {
  test('SD-1.6 SD-1.8 sight by exact fractions, field of view with all four facings', () => {
    const boards = onRandomBoards(size, (board) => {
      const { base, tiles, survivors } = board;
      const own = figure(base.space, size);
      const walls = tiles.map((tile) => tile.map(cell));
      const blind = EVERY_FACING.map((facing) => blindCells(own, facing).map(number));
      for (const space of survivors) {
        const hidden = hiding(own, [cell(space)], walls).map(number);
        const found = blockedBy(base, baseOf(space), tiles);
        expectSame(found, hidden[0] ?? null, { board, space });
        expectSame(lineOfSight(baseOf(space), base, tiles), hidden.length === 0, { board, space });
        EVERY_FACING.forEach((facing, i) => {
          const view = hidden.length === 0 && blind[i]?.includes(space) === false;
          expectSame(inFieldOfView({ ...base, facing }, space, tiles), view, { board, space, facing });
        });
      }
    });
    expect(boards).toBe(BOARDS);
  });

  test('SD-1.8 between two bases, each of any size', () => {
    const boards = onRandomBoards(size, (board) => {
      const { base, tiles, survivors, source } = board;
      const space = survivors[0] as number;
      const other = Math.min(source.pick(BASE_SIZES), 16 - (space % 16), 22 - Math.floor(space / 16));
      const walls = tiles.map((tile) => tile.map(cell));
      const hidden = hiding(figure(base.space, size), figure(space, other), walls).map(number);
      expectSame(blockedBy(base, { space, size: other }, tiles), hidden[0] ?? null, { board, other });
    });
    expect(boards).toBe(BOARDS);
  });
});
