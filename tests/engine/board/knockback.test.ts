import { describe, expect, test } from 'vitest';
import {
  baseOf,
  edgeDirections,
  freeAmong,
  knockbackDirections,
  knockbackLine,
  nearestFree,
  SPACES,
  spacesOf,
} from '../../../src/engine/board';
import { expectAlike, expectSame, expectSameSpaces } from './agree';
import { cell, figure, number } from './brute/grid';
import { alongEdge, nearestFreeCells, thrown, waysOut } from './brute/moves';
import { at, marks, spaces, words } from './names';
import { BASE_SIZES, BOARDS, EVERY_FACING, LONG, markedSpaces, onRandomBoards } from './random';

const NOTHING = marks('');

describe('SD-11.9 where a knockback leads', () => {
  test('SD-11.9 straight out, or one of two ways; from under the base too', () => {
    const lion = { space: at('H10'), size: 2 };
    expect(['H9', 'K11', 'J9', 'I10'].map((name) => knockbackDirections(lion, at(name)).join(''))).toEqual([
      'N',
      'E',
      'NE',
      'NE',
    ]);
    expect(knockbackDirections(baseOf(at('H10')), at('H12'))).toEqual(['S']);
  });
});

describe('SD-11.6 SD-11.7 how far', () => {
  test('SD-11.3 all five spaces', () => {
    const line = knockbackLine(at('H9'), 'N', 5, NOTHING);
    expect(line).toEqual({ path: spaces('H8 H7 H6 H5 H4'), end: at('H4'), stopped: 'no', at: null });
  });

  test('SD-11.7 it stops at the edge', () => {
    const line = knockbackLine(at('N9'), 'E', 5, NOTHING);
    expect(line).toEqual({ path: spaces('O9 P9'), end: at('P9'), stopped: 'edge', at: null });
  });

  test('SD-11.7 arriving at the edge with the last space is no stop', () => {
    expect(knockbackLine(at('N9'), 'E', 2, NOTHING)).toMatchObject({ end: at('P9'), stopped: 'no' });
  });

  test('SD-11.6 it stops on the space before impassable terrain', () => {
    const line = knockbackLine(at('H9'), 'N', 5, marks('H6'));
    expect(line).toEqual({ path: spaces('H8 H7'), end: at('H7'), stopped: 'impassable', at: at('H6') });
    expect(knockbackLine(at('H9'), 'N', 5, marks('H8'))).toMatchObject({
      path: [],
      end: at('H9'),
      at: at('H8'),
    });
    expect(knockbackLine(at('H9'), 'N', 2, marks('H6'))).toMatchObject({ end: at('H7'), stopped: 'no' });
  });

  test.each([
    ['H1', 'N', 'EW'],
    ['A11', 'W', 'NS'],
    ['P11', 'E', 'NS'],
    ['H22', 'S', 'EW'],
    ['A1', 'N', 'E'],
    ['A1', 'W', 'S'],
    ['P22', 'E', 'N'],
    ['H2', 'N', ''],
    ['H1', 'E', ''],
  ] as const)('SD-11.7 starting at %s and leading %s: along the edge %s', (from, direction, ways) => {
    expect(edgeDirections(at(from), direction).join('')).toBe(ways);
  });
});

describe('SD-11.5 the nearest free space', () => {
  test('SD-11.5 the own space if it is free, else all that are equally near', () => {
    expect(nearestFree(baseOf(at('H11')), NOTHING)).toEqual([at('H11')]);
    expect(words(nearestFree(baseOf(at('H11')), marks('H11')))).toBe('H10 G11 I11 H12');
    expect(words(nearestFree(baseOf(at('A1')), marks('A1 B1 A2')))).toBe('C1 B2 A3');
    expect(words(nearestFree(baseOf(at('H11')), marks('H11 H10 G11 I11')))).toBe('H12');
  });

  test('SD-11.5 from a base, free spaces under it count first', () => {
    const base = { space: at('H10'), size: 2 };
    expect(words(nearestFree(base, marks('H10 I10 H11')))).toBe('I11');
    expect(words(nearestFree(base, marks('H10 I10 H11 I11')))).toBe('H9 I9 G10 J10 G11 J11 H12 I12');
  });

  test('SD-11.5 a full board has none', () => {
    expect(nearestFree(baseOf(0), new Uint8Array(SPACES).fill(1))).toEqual([]);
  });

  test('SD-1.3 those of a list that are free', () => {
    expect(words(freeAmong(spaces('A1 B1 C1'), marks('B1')))).toBe('A1 C1');
  });
});

describe.each(BASE_SIZES)('from a base of size %i against brute force', LONG, (size) => {
  test('SD-11.5 SD-11.6 SD-11.7 SD-11.9 directions, lines, edges and free spaces', () => {
    const boards = onRandomBoards(size, (board) => {
      const { base, terrain, survivors, source } = board;
      const own = figure(base.space, size);
      const walls = markedSpaces(terrain);
      for (const survivor of [survivors[0], source.below(SPACES), source.pick(spacesOf(base))] as number[]) {
        expectAlike(knockbackDirections(base, survivor), waysOut([cell(survivor)], own), { board, survivor });
        for (const direction of EVERY_FACING) {
          const where = { board, survivor, direction };
          const far = source.from(1, 8);
          const ours = knockbackLine(survivor, direction, far, terrain);
          const brute = thrown(cell(survivor), direction, far, walls);
          expectAlike(ours.path, brute.path.map(number), where);
          expectAlike(
            [ours.end, ours.stopped, ours.at],
            [number(brute.end), brute.stopped, brute.at === null ? null : number(brute.at)],
            where,
          );
          expectAlike(edgeDirections(survivor, direction), alongEdge(cell(survivor), direction), where);
        }
      }
    });
    expect(boards).toBe(BOARDS);
  });

  test('SD-11.5 the nearest free spaces, on boards as full as they come', () => {
    const boards = onRandomBoards(size, (board) => {
      const { base, terrain, survivors, source } = board;
      const taken = Uint8Array.from(terrain);
      const full = source.below(4);
      for (const space of [...survivors, ...spacesOf(base)]) taken[space] = 1;
      for (let i = 0; i < full * 80; i += 1) taken[source.below(SPACES)] = 1;
      const from = source.below(2) === 0 ? base : baseOf(survivors[0] as number);
      const brute = nearestFreeCells(figure(from.space, from.size), markedSpaces(taken)).map(number);
      expectSameSpaces(nearestFree(from, taken), brute, board);
      expectSame(freeAmong(brute, taken).length, brute.length, board);
    });
    expect(boards).toBe(BOARDS);
  });
});
