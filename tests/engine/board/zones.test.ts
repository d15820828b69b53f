import { describe, expect, test } from 'vitest';
import {
  blindSpot,
  type Facing,
  type FacingBase,
  inBox,
  type Zone,
  type ZoneColumn,
  type ZonePiece,
  type ZoneRow,
  zoneSpaces,
} from '../../../src/engine/board';
import { expectAlike, expectSame } from './agree';
import { ALL, cell, figure, number } from './brute/grid';
import { inZone } from './brute/zones';
import { at, words } from './names';
import { BASE_SIZES, BOARDS, EVERY_FACING, LONG, onRandomBoards, type Source } from './random';

const stands = (name: string, size: number, facing: Facing = 'N'): FacingBase => ({
  space: at(name),
  size,
  facing,
});
const zone = (name: string, size: number, facing: Facing, shape: Zone): string =>
  words(zoneSpaces(stands(name, size, facing), shape));

describe('zones, counted in the middle of the board (ai-vocabulary §3)', () => {
  test.each([
    [2, { shape: 'box', k: 1 }, 12],
    [2, { shape: 'box', k: 2 }, 32],
    [2, { shape: 'box', k: 4 }, 96],
    [3, { shape: 'box', k: 1 }, 16],
    [3, { shape: 'box', k: 3 }, 72],
    [1, { shape: 'box', k: 1 }, 8],
    [4, { shape: 'box', k: 2 }, 48],
    [2, { shape: 'ring' }, 12],
    [3, { shape: 'ring' }, 16],
    [2, { shape: 'blindSpot' }, 2],
    [3, { shape: 'blindSpot' }, 3],
    [2, { shape: 'strip', side: 'ahead', length: 5 }, 10],
    [3, { shape: 'strip', side: 'left', length: 4 }, 12],
    [2, { shape: 'front', width: 6, depth: 2 }, 12],
    [3, { shape: 'front', width: 5, depth: 3 }, 15],
    [3, { shape: 'eye' }, 4],
    [2, { shape: 'eye' }, 0],
    // Sixteen columns and twenty-two rows less the base's own, as wide as the base.
    [2, { shape: 'cross' }, 2 * 14 + 2 * 20],
    [3, { shape: 'cross' }, 3 * 13 + 3 * 19],
  ] as const)('SD-1.4 size %i, %o: %i spaces whatever the facing', (size, shape, count) => {
    const counts = EVERY_FACING.map((facing) => zoneSpaces(stands('G10', size, facing), shape).length);
    expect(counts).toEqual(Array(4).fill(count));
  });
});

describe('zones, space by space', () => {
  test.each([
    ['N', 'H9 I9', 'H12 I12', 'G10 G11', 'J10 J11'],
    ['E', 'J10 J11', 'G10 G11', 'H9 I9', 'H12 I12'],
    ['S', 'H12 I12', 'H9 I9', 'J10 J11', 'G10 G11'],
    ['W', 'G10 G11', 'J10 J11', 'H12 I12', 'H9 I9'],
  ] as const)('SD-1.4 the strips of a 2 × 2 at H10 facing %s: %s, %s, %s, %s', (facing, ...strips) => {
    const sides = ['ahead', 'behind', 'left', 'right'] as const;
    expect(sides.map((side) => zone('H10', 2, facing, { shape: 'strip', side, length: 1 }))).toEqual(strips);
  });

  test('SD-1.9 a strip without a length ends at the edge, a long one too', () => {
    expect(zone('M4', 2, 'E', { shape: 'strip', side: 'ahead' })).toBe('O4 P4 O5 P5');
    expect(zone('M4', 2, 'E', { shape: 'strip', side: 'ahead', length: 9 })).toBe('O4 P4 O5 P5');
    expect(zone('M4', 2, 'N', { shape: 'strip', side: 'right', length: 1 })).toBe('O4 O5');
  });

  test('front 6 × 2 is l2 l1 c1 c2 r1 r2 in a1 and a2', () => {
    const front: Zone = { shape: 'front', width: 6, depth: 2 };
    const named: Zone = { shape: 'cells', columns: ['l2', 'l1', 'c1', 'c2', 'r1', 'r2'], rows: ['a1', 'a2'] };
    expect(zone('H10', 2, 'N', front)).toBe('F8 G8 H8 I8 J8 K8 F9 G9 H9 I9 J9 K9');
    for (const facing of EVERY_FACING)
      expect(zone('H10', 2, facing, front)).toBe(zone('H10', 2, facing, named));
  });

  test('rows and columns by name, from the monster’s own left and front', () => {
    const shape: Zone = { shape: 'cells', columns: ['l1'], rows: ['a1', 'f1', 'b2'] };
    expect(zone('H10', 2, 'N', shape)).toBe('G9 G10 G13');
    expect(zone('H10', 2, 'E', shape)).toBe('F9 I9 J9');
    expect(zone('H10', 2, 'S', shape)).toBe('J8 J11 J12');
    expect(zone('H10', 2, 'W', shape)).toBe('G12 H12 K12');
  });

  test('the base is never part of a zone, and a space named twice counts once', () => {
    expect(
      zone('H10', 2, 'N', { shape: 'cells', columns: ['c1', 'c1', 'c2'], rows: ['f1', 'f2', 'b1'] }),
    ).toBe('H12 I12');
  });

  test('the eye spaces touch the middle of each side', () => {
    expect(zone('H10', 3, 'W', { shape: 'eye' })).toBe('I9 G11 K11 I13');
  });

  test('SD-6.3 pieces together: the ring without the blind spot has ten spaces, its rear corners too', () => {
    const shape: Zone = { shape: 'pieces', of: [{ shape: 'ring' }], without: [{ shape: 'blindSpot' }] };
    expect(zone('H10', 2, 'N', shape)).toBe('G9 H9 I9 J9 G10 J10 G11 J11 G12 J12');
    expect(zone('H10', 2, 'E', shape)).toBe('G9 H9 I9 J9 J10 J11 G12 H12 I12 J12');
    const wings: Zone = {
      shape: 'pieces',
      of: [
        { shape: 'strip', side: 'left', length: 1 },
        { shape: 'strip', side: 'right', length: 1 },
      ],
    };
    expect(zone('H10', 2, 'N', wings)).toBe('G10 J10 G11 J11');
  });

  test('spaces off the board fall away', () => {
    expect(zone('A1', 2, 'N', { shape: 'box', k: 1 })).toBe('C1 C2 A3 B3 C3');
    expect(zone('O21', 2, 'N', { shape: 'blindSpot' })).toBe('');
  });

  test('a name that is none is a fault', () => {
    for (const [column, row] of [
      ['c0', 'a1'],
      ['c1', 'a0'],
      ['c1.5', 'a1'],
      ['x1', 'a1'],
      ['c1', 'q1'],
      ['c', 'a1'],
    ]) {
      const shape: Zone = { shape: 'cells', columns: [column as ZoneColumn], rows: [row as ZoneRow] };
      expect(() => zoneSpaces(stands('H10', 2), shape)).toThrow('names no column or row');
    }
  });
});

const LETTERS = { columns: ['l', 'c', 'r'], rows: ['a', 'f', 'b'] } as const;

function randomPiece(source: Source, size: number): ZonePiece {
  const named = <L extends string>(letters: readonly L[]): `${L}${number}`[] =>
    Array.from({ length: source.from(1, 4) }, () => {
      const letter = source.pick(letters);
      return `${letter}${source.from(1, letter === 'c' || letter === 'f' ? size : 5)}` as const;
    });
  const side = source.pick(['ahead', 'behind', 'left', 'right'] as const);
  return source.pick<() => ZonePiece>([
    () => ({ shape: 'box', k: source.from(1, 5) }),
    () => ({ shape: 'ring' }),
    () => ({ shape: 'blindSpot' }),
    () => ({ shape: 'strip', side, length: source.from(1, 9) }),
    () => ({ shape: 'strip', side }),
    () => ({ shape: 'cross' }),
    () => ({ shape: 'front', width: source.from(1, 8), depth: source.from(1, 4) }),
    () => ({ shape: 'eye' }),
    () => ({ shape: 'cells', columns: named(LETTERS.columns), rows: named(LETTERS.rows) }),
  ])();
}

function randomZone(source: Source, size: number): Zone {
  const pieces = () => Array.from({ length: source.from(1, 3) }, () => randomPiece(source, size));
  const kind = source.from(1, 4);
  if (kind === 1) return { shape: 'pieces', of: pieces() };
  return kind === 2 ? { shape: 'pieces', of: pieces(), without: pieces() } : randomPiece(source, size);
}

describe.each(BASE_SIZES)('a base of size %i against brute force', LONG, (size) => {
  test('SD-1.4 SD-1.9 every space of a random zone, all four facings', () => {
    const boards = onRandomBoards(size, (board) => {
      const shape = randomZone(board.source, size);
      const own = figure(board.base.space, size);
      for (const facing of EVERY_FACING) {
        const base: FacingBase = { ...board.base, facing };
        const brute = ALL.filter(inZone(own, facing, shape)).map(number);
        expectAlike(zoneSpaces(base, shape), brute, { board, facing, shape });
      }
    });
    expect(boards).toBe(BOARDS);
  });

  test('SD-1.5 the blind spot as a zone is the blind spot; box k as a question is box k', () => {
    const boards = onRandomBoards(size, (board) => {
      for (const facing of EVERY_FACING) {
        const base: FacingBase = { ...board.base, facing };
        expectAlike(zoneSpaces(base, { shape: 'blindSpot' }), blindSpot(base), { board, facing });
      }
      const k = board.source.from(1, 5);
      const own = figure(board.base.space, size);
      for (const space of board.survivors) {
        const brute = inZone(own, 'N', { shape: 'box', k })(cell(space));
        expectSame(inBox(board.base, k, space), brute, { board, k, space });
      }
    });
    expect(boards).toBe(BOARDS);
  });
});
