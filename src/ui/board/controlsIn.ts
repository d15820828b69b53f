import { letterSize } from '../primitives/letterSize';
import type { Pane } from './camera';

/** Where the board's controls stand. */
export interface ControlsPlace {
  place: 'beside' | 'below';
  /** Too low for all of them in one column. */
  low: boolean;
}

/** The board with its labels has this shape: in a wider pane there is room to spare beside it. */
const SHAPE = 1.32;

/** So high are all of them in one column, in pixels, with letters of the usual size. */
const COLUMN = 304;

/** The controls stand where the pane has room to spare: nothing ever lies over a space. */
export function controlsIn({ width, height }: Pane): ControlsPlace {
  return { place: width / height >= SHAPE ? 'beside' : 'below', low: height < COLUMN * letterSize() };
}
