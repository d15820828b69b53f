import { useCallback, useMemo, useState } from 'react';
import { type Camera, cameraOn, type Pane, panned, viewOf, zoomed } from './camera';
import type { Box, Point } from './grid';

/** What the board keeps in sight by itself until somebody pans or zooms. */
export type Framing = 'board' | 'fight';

/** A space never grows past this by itself, in pixels. */
const COMFORTABLE = 64;

export interface BoardCamera {
  view: Box;
  scale: number;
  /** Null once somebody has panned or zoomed. */
  framing: Framing | null;
  frame(framing: Framing): void;
  zoom(factor: number, at?: Point): void;
  pan(dx: number, dy: number): void;
  /** Moves as little as needed for a point of the drawing to be in sight. */
  reveal(point: Point): void;
}

/**
 * Pan and zoom. Until somebody moves the camera it keeps the whole board, or all that stands on it, in the pane,
 * also when the pane changes its size.
 */
export function useCamera(pane: Pane, board: Box, fight: Box, start: Framing): BoardCamera {
  const [framing, setFraming] = useState<Framing | null>(start);
  const [free, setFree] = useState<Camera | null>(null);
  const framed = useMemo(
    () => (framing === 'fight' ? cameraOn(fight, pane, COMFORTABLE) : cameraOn(board, pane)),
    [framing, fight, board, pane],
  );
  const camera = framing === null && free ? free : framed;
  const view = useMemo(() => viewOf(camera, pane), [camera, pane]);

  const move = useCallback((next: Camera) => {
    setFraming(null);
    setFree(next);
  }, []);
  return {
    view,
    scale: camera.scale,
    framing,
    frame: setFraming,
    zoom: (factor, at = { x: pane.width / 2, y: pane.height / 2 }) => move(zoomed(camera, factor, at, pane)),
    pan: (dx, dy) => move(panned(camera, dx, dy, board)),
    reveal({ x, y }) {
      const margin = 1;
      const dx = Math.min(0, x - margin - view.x) + Math.max(0, x + margin - view.x - view.width);
      const dy = Math.min(0, y - margin - view.y) + Math.max(0, y + margin - view.y - view.height);
      if (dx !== 0 || dy !== 0) move(panned(camera, -dx * camera.scale, -dy * camera.scale, board));
    },
  };
}
