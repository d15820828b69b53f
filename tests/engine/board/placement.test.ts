import { describe, expect, test } from 'vitest';
import { allPlacements, fullRing, SPACES, spaceName, spacesDistance } from '../../../src/engine/board';
import { expectSame, expectSameSpaces } from './agree';
import { ALL, cell, contains, far, number } from './brute/grid';
import { at, spaces, words } from './names';
import { BOARDS, onRandomBoards } from './random';

describe('SD-2.7 where a terrain tile may lie (terrain.md §2, §5)', () => {
  test.each([
    [1, 1, 352],
    [2, 2, 15 * 21],
    [3, 3, 14 * 20],
    // Both ways.
    [1, 2, 16 * 21 + 15 * 22],
    [2, 3, 15 * 20 + 14 * 21],
    [1, 4, 16 * 19 + 13 * 22],
    [17, 1, 22 * 0 + 16 * 6],
  ])('SD-2.7 golden: %i × %i has %i places', (width, height, count) => {
    expect(allPlacements(width, height)).toHaveLength(count);
  });

  test('SD-2.7 each place has its corner, its size as it lies and its spaces, and is found once', () => {
    const places = allPlacements(1, 4);
    expect(new Set(places.map((p) => p.spaces.join())).size).toBe(places.length);
    const lying = places.filter((p) => p.at === at('H11'));
    expect(lying.map((p) => [p.width, p.height, words(p.spaces)])).toEqual([
      [1, 4, 'H11 H12 H13 H14'],
      [4, 1, 'H11 I11 J11 K11'],
    ]);
  });

  test('SD-1.2 the distance of two tiles, infinite where there is none', () => {
    expect(spacesDistance(spaces('A1 A2'), spaces('C4 D4'))).toBe(4);
    expect(spacesDistance(spaces('A1'), spaces('A1 B1'))).toBe(0);
    expect(spacesDistance([], spaces('A1'))).toBe(Number.POSITIVE_INFINITY);
  });

  test('terrain.md §5 the ring round a tile, corners included; none beside the edge', () => {
    const place = (name: string, width: number, height: number) => ({
      at: at(name),
      width,
      height,
    });
    expect(words(fullRing(place('H11', 1, 2)) ?? [])).toBe('G10 H10 I10 G11 I11 G12 I12 G13 H13 I13');
    expect(fullRing(place('H11', 3, 3))).toHaveLength(16);
    expect(
      [place('A5', 1, 1), place('H1', 1, 1), place('P5', 1, 1), place('O5', 2, 1), place('H21', 1, 2)].map(
        fullRing,
      ),
    ).toEqual(Array(5).fill(null));
    expect(fullRing(place('B2', 14, 20))).toHaveLength(2 * 16 + 2 * 20);
  });
});

describe('terrain against brute force', () => {
  test.each([
    [1, 1],
    [2, 3],
    [3, 3],
    [1, 4],
  ])('SD-2.7 every place of a %i × %i tile: its spaces and its ring', (width, height) => {
    for (const place of allPlacements(width, height)) {
      const own = place.spaces.map(cell);
      const box = ALL.filter((c) => own.some((o) => Math.abs(o.x - c.x) <= 1 && Math.abs(o.y - c.y) <= 1));
      const ring = box.filter((c) => !contains(own, c));
      const whole = (place.width + 2) * (place.height + 2) === box.length;
      expectSameSpaces(place.ring ?? [], whole ? ring.map(number) : [], spaceName(place.at));
      expectSame(own.length, width * height, place);
    }
    expect(SPACES).toBe(ALL.length);
  });

  test('SD-1.2 the distance of two tiles on random boards', () => {
    const boards = onRandomBoards(1, (board) => {
      const [a, b] = board.tiles;
      if (a === undefined || b === undefined) return;
      expectSame(spacesDistance(a, b), far(a.map(cell), b.map(cell)), board);
    });
    expect(boards).toBe(BOARDS);
  });
});
