import { describe, expect, test } from 'vitest';
import {
  blindSpot,
  type Facing,
  type FacingBase,
  facingsAwayFrom,
  facingsToward,
  facingsWithInBlindSpot,
  inBlindSpot,
  isInFront,
  opposite,
  SPACES,
} from '../../../src/engine/board';
import { expectAlike, expectSame, expectSameSpaces } from './agree';
import { blindCells, isAhead } from './brute/facing';
import { ALL, BEHIND, cell, figure, number, WAYS } from './brute/grid';
import { at, words } from './names';
import { BASE_SIZES, BOARDS, EVERY_FACING, LONG, onRandomBoards } from './random';

const stands = (name: string, size: number, facing: Facing): FacingBase => ({
  space: at(name),
  size,
  facing,
});
const everySpace = Array.from({ length: SPACES }, (_, space) => space);

describe('SD-1.5 the blind spot', () => {
  test.each([
    [2, 'N', 'H12 I12'],
    [2, 'E', 'G10 G11'],
    [2, 'S', 'H9 I9'],
    [2, 'W', 'J10 J11'],
    [1, 'N', 'H11'],
    [3, 'E', 'G10 G11 G12'],
    [4, 'S', 'H9 I9 J9 K9'],
  ] as const)('SD-1.5 size %i at H10 facing %s: %s', (size, facing, behind) => {
    expect(words(blindSpot(stands('H10', size, facing)))).toBe(behind);
  });

  test('SD-1.5 off the board there is none', () => {
    expect(blindSpot(stands('H1', 2, 'S'))).toEqual([]);
    expect(blindSpot(stands('A5', 3, 'E'))).toEqual([]);
    expect(blindSpot(stands('H21', 2, 'N'))).toEqual([]);
    expect(blindSpot(stands('O5', 2, 'W'))).toEqual([]);
  });
});

describe('SD-1.7 in front', () => {
  test.each([
    ['N', 9 * 16],
    ['S', 11 * 16],
    ['W', 7 * 22],
    ['E', 7 * 22],
  ] as const)(
    'SD-1.7 size 2 at H10 facing %s: %i spaces ahead, the whole width of the board',
    (facing, count) => {
      expect(everySpace.filter((space) => isInFront(stands('H10', 2, facing), space))).toHaveLength(count);
    },
  );

  test('SD-1.7 the flanks and the base are not in front, a far corner is', () => {
    const lion = stands('H10', 2, 'N');
    expect(['G10', 'J11', 'H10', 'H12', 'A10'].map((name) => isInFront(lion, at(name)))).toEqual(
      Array(5).fill(false),
    );
    expect(['A9', 'P9', 'A1', 'P1', 'H9'].map((name) => isInFront(lion, at(name)))).toEqual(
      Array(5).fill(true),
    );
  });
});

describe('SD-7.9 turning', () => {
  test('SD-7.9 to face: one facing, two where the space is diagonal, none for one under the base', () => {
    const base = { space: at('H10'), size: 2 };
    expect(['I3', 'P11', 'H22', 'A10'].map((name) => facingsToward(base, at(name)))).toEqual([
      ['N'],
      ['E'],
      ['S'],
      ['W'],
    ]);
    expect(['G9', 'J9', 'J12', 'G12'].map((name) => facingsToward(base, at(name)).join(''))).toEqual([
      'NW',
      'NE',
      'ES',
      'SW',
    ]);
    expect(facingsToward(base, at('I11'))).toEqual([]);
  });

  test('SD-7.9 directly away: the opposites', () => {
    expect(facingsAwayFrom({ space: at('H10'), size: 2 }, at('J9'))).toEqual(['S', 'W']);
    expect(EVERY_FACING.map(opposite)).toEqual(['S', 'W', 'N', 'E']);
  });

  test('SD-1.5 into the blind spot: only what is adjacent can be put there', () => {
    const base = { space: at('H10'), size: 2 };
    expect(
      ['H9', 'J10', 'I12', 'G11'].map((name) => facingsWithInBlindSpot(base, at(name)).join('')),
    ).toEqual(['S', 'W', 'N', 'E']);
    expect(['H8', 'G9', 'H10', 'J12'].map((name) => facingsWithInBlindSpot(base, at(name)).join(''))).toEqual(
      ['', '', '', ''],
    );
  });
});

describe.each(BASE_SIZES)('a base of size %i against brute force', LONG, (size) => {
  test('SD-1.5 SD-1.7 SD-7.9 blind spot, front and turning, all four facings', () => {
    const boards = onRandomBoards(size, (board) => {
      const own = figure(board.base.space, size);
      const { survivors, source } = board;
      const looked = [
        ...survivors,
        ...blindCells(own, 'N').map(number),
        source.below(SPACES),
        source.below(SPACES),
      ];
      const blind = { N: [], E: [], S: [], W: [] } as Record<Facing, number[]>;
      for (const facing of EVERY_FACING) {
        const base: FacingBase = { ...board.base, facing };
        const behind = blindCells(own, facing).map(number);
        blind[facing] = behind;
        expectSameSpaces(blindSpot(base), behind, { board, facing });
        for (const space of looked) {
          expectSame(isInFront(base, space), isAhead(own, facing, cell(space)), { board, facing, space });
          expectSame(inBlindSpot(base, space), behind.includes(space), { board, facing, space });
        }
      }
      for (const space of looked) {
        const towards = WAYS.filter((way) => isAhead(own, way, cell(space)));
        expectAlike(facingsToward(board.base, space), towards, { board, space });
        expectAlike(
          facingsAwayFrom(board.base, space),
          towards.map((way) => BEHIND[way]),
          { board, space },
        );
        const blinding = WAYS.filter((way) => blind[way].includes(space));
        expectAlike(facingsWithInBlindSpot(board.base, space), blinding, { board, space });
      }
    });
    expect(boards).toBe(BOARDS);
  });

  test('SD-1.5 SD-1.7 every space of the board, from the middle and a corner, all four facings', () => {
    for (const corner of [at('F9'), at('A1')]) {
      for (const facing of EVERY_FACING) {
        const base: FacingBase = { space: corner, size, facing };
        const own = figure(corner, size);
        const front = ALL.filter((c) => isAhead(own, facing, c)).map(number);
        expectSameSpaces(
          everySpace.filter((space) => isInFront(base, space)),
          front,
          base,
        );
        const behind = blindCells(own, facing).map(number);
        expectSameSpaces(
          everySpace.filter((space) => inBlindSpot(base, space)),
          behind,
          base,
        );
      }
    }
    expect(blindSpot({ space: at('F9'), size, facing: 'N' })).toHaveLength(size);
  });
});
