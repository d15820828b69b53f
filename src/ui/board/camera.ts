import type { Box, Point } from './grid';

/** What of the drawing is seen: its middle, and how many pixels a space takes. */
export interface Camera extends Point {
  scale: number;
}

export interface Pane {
  width: number;
  height: number;
}

/** Least and greatest size of a space, in pixels. */
const SMALLEST = 10;
const LARGEST = 140;

/** A camera that shows all of an area, as large as the pane allows and at most `largest` pixels a space. */
export function cameraOn(box: Box, pane: Pane, largest = LARGEST): Camera {
  const scale = Math.min(pane.width / box.width, pane.height / box.height, largest);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale: Math.max(scale, 1) };
}

/** Which of several areas a pane shows largest. */
export function roomiest<Key extends string>(areas: Readonly<Record<Key, Box>>, pane: Pane): Key {
  const keys = Object.keys(areas) as Key[];
  const scale = (key: Key) => cameraOn(areas[key], pane).scale;
  return keys.reduce((best, key) => (scale(key) > scale(best) ? key : best));
}

/** The part of the drawing that a camera shows in a pane. */
export function viewOf({ x, y, scale }: Camera, { width, height }: Pane): Box {
  return {
    x: x - width / scale / 2,
    y: y - height / scale / 2,
    width: width / scale,
    height: height / scale,
  };
}

/** The same camera nearer or farther by a factor; the drawing's point under `at` (pixels from the pane's corner) stays. */
export function zoomed(camera: Camera, factor: number, at: Point, pane: Pane): Camera {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, camera.scale * factor));
  const dx = at.x - pane.width / 2;
  const dy = at.y - pane.height / 2;
  return {
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y + dy / camera.scale - dy / scale,
    scale,
  };
}

/** The same camera moved by pixels of the pane, its middle kept on the board. */
export function panned(camera: Camera, dx: number, dy: number, board: Box): Camera {
  return {
    x: Math.min(board.x + board.width, Math.max(board.x, camera.x - dx / camera.scale)),
    y: Math.min(board.y + board.height, Math.max(board.y, camera.y - dy / camera.scale)),
    scale: camera.scale,
  };
}
