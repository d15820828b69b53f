import { describe, expect, it } from 'vitest';
import { cameraOn, panned, roomiest, viewOf, zoomed } from '../../../src/ui/board/camera';

const PANE = { width: 800, height: 400 };
const BOARD = { x: 0, y: 0, width: 20, height: 10 };

describe('the camera over the board', () => {
  it('shows all of an area and no more than it must', () => {
    expect(viewOf(cameraOn(BOARD, PANE), PANE)).toEqual(BOARD);
    const tall = viewOf(cameraOn({ x: 0, y: 0, width: 10, height: 10 }, PANE), PANE);
    expect(tall).toEqual({ x: -5, y: 0, width: 20, height: 10 });
  });

  it('keeps the point under the pointer when it zooms', () => {
    const before = cameraOn(BOARD, PANE);
    const after = zoomed(before, 2, { x: 200, y: 100 }, PANE);
    const point = (view: { x: number; y: number }, scale: number) => [
      view.x + 200 / scale,
      view.y + 100 / scale,
    ];
    expect(after.scale).toBe(80);
    expect(point(viewOf(after, PANE), after.scale)).toEqual(point(viewOf(before, PANE), before.scale));
  });

  it('never zooms out of all measure', () => {
    expect(zoomed(cameraOn(BOARD, PANE), 1000, { x: 0, y: 0 }, PANE).scale).toBe(140);
    expect(zoomed(cameraOn(BOARD, PANE), 0.001, { x: 0, y: 0 }, PANE).scale).toBe(10);
  });

  it('does not lose the board when it is dragged', () => {
    expect(panned(cameraOn(BOARD, PANE), 1e6, -1e6, BOARD)).toMatchObject({ x: 0, y: 10 });
  });

  it('takes the turn that shows the board largest', () => {
    const turns = { landscape: { ...BOARD }, upright: { x: 0, y: 0, width: 10, height: 20 } };
    expect(roomiest(turns, PANE)).toBe('landscape');
    expect(roomiest(turns, { width: 400, height: 800 })).toBe('upright');
  });
});
