import { describe, expect, it } from 'vitest';
import { parseSpace, SPACES, type Space } from '../../../src/engine';
import { boxOf, centreOf, direction, fromScreen, toScreen } from '../../../src/ui/board/grid';
import { areaOf, outlineOf } from '../../../src/ui/board/outline';

const at = (name: string): Space => parseSpace(name) ?? -1;

describe('the board on the screen', () => {
  it('SD-1.1 landscape lays the rows along, upright down', () => {
    expect(toScreen(at('H11'), 'landscape')).toEqual({ x: 10, y: 7 });
    expect(toScreen(at('H11'), 'upright')).toEqual({ x: 7, y: 10 });
  });

  it.each(['landscape', 'upright'] as const)('%s: every space comes back from its place', (orientation) => {
    for (let space = 0; space < SPACES; space += 1) {
      expect(fromScreen(toScreen(space, orientation), orientation)).toBe(space);
    }
  });

  it('there is no space beside the board', () => {
    expect(fromScreen({ x: 22, y: 0 }, 'landscape')).toBeNull();
    expect(fromScreen({ x: 16, y: 0 }, 'upright')).toBeNull();
    expect(fromScreen({ x: -1, y: 3 }, 'upright')).toBeNull();
  });

  it('SD-1.4 south is towards row 22 however the board is turned', () => {
    expect(direction('S', 'upright')).toEqual({ x: 0, y: 1 });
    expect(direction('S', 'landscape')).toEqual({ x: 1, y: 0 });
    expect(direction('W', 'landscape')).toEqual({ x: 0, y: -1 });
  });

  it('the box of spaces holds them all', () => {
    expect(boxOf([at('C2'), at('A4')], 'upright')).toEqual({ x: 0, y: 1, width: 3, height: 3 });
    expect(boxOf([], 'upright')).toBeNull();
  });

  it('SD-1.4 a base is drawn round the middle of its spaces', () => {
    expect(centreOf(at('H11'), 2, 'landscape')).toEqual({ x: 11, y: 8 });
  });
});

describe('the outline of an area', () => {
  it('runs round the outside only', () => {
    expect(outlineOf([at('A1'), at('B1')], 'upright').match(/M/g)).toHaveLength(6);
  });

  it('is closed at the edge of the board', () => {
    expect(outlineOf([at('P22')], 'upright').match(/M/g)).toHaveLength(4);
  });

  it('the area has a square for each space', () => {
    expect(areaOf([at('A1'), at('C3')], 'upright')).toBe('M0 0h1v1h-1zM2 2h1v1h-1z');
  });
});
