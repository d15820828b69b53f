import { COLUMNS, columnOf, type Facing, ROWS, rowOf, type Space, STEP, spaceAt } from '../../engine';

/** `landscape`: rows run along the screen, for wide places; `upright`: rows run down, for a phone. */
export type Orientation = 'landscape' | 'upright';

/** A point or an area of the drawing, in spaces. */
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where a space lies in the drawing: its upper left corner. */
export function toScreen(space: Space, orientation: Orientation): Point {
  return orientation === 'landscape'
    ? { x: rowOf(space), y: columnOf(space) }
    : { x: columnOf(space), y: rowOf(space) };
}

/** The space at whole coordinates of the drawing; null beside the board. */
export function fromScreen({ x, y }: Point, orientation: Orientation): Space | null {
  const [column, row] = orientation === 'landscape' ? [y, x] : [x, y];
  return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? spaceAt(column, row) : null;
}

/** The board in the drawing, without its labels. */
export function boardBox(orientation: Orientation): Box {
  const [width, height] = orientation === 'landscape' ? [ROWS, COLUMNS] : [COLUMNS, ROWS];
  return { x: 0, y: 0, width, height };
}

/** The way a facing points on the screen, as a step of one space. */
export function direction(facing: Facing, orientation: Orientation): Point {
  const { column, row } = STEP[facing];
  return orientation === 'landscape' ? { x: row, y: column } : { x: column, y: row };
}

/** The smallest area of the drawing that holds all the spaces; null for none. */
export function boxOf(spaces: readonly Space[], orientation: Orientation): Box | null {
  if (spaces.length === 0) return null;
  const points = spaces.map((space) => toScreen(space, orientation));
  const x = Math.min(...points.map((point) => point.x));
  const y = Math.min(...points.map((point) => point.y));
  return {
    x,
    y,
    width: Math.max(...points.map((point) => point.x)) + 1 - x,
    height: Math.max(...points.map((point) => point.y)) + 1 - y,
  };
}

/** The middle of a base of `size` × `size` spaces whose north-west space is `space`. */
export function centreOf(space: Space, size: number, orientation: Orientation): Point {
  const { x, y } = toScreen(space, orientation);
  return { x: x + size / 2, y: y + size / 2 };
}
