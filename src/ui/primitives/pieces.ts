/** Colours of survivors, in the order in which they are given out. */
export const PIECE_COLOURS = ['ochre', 'teal', 'lilac', 'sky', 'moss', 'rose'] as const;
export type PieceColour = (typeof PIECE_COLOURS)[number];

/** Shapes of survivors, so that nobody has to tell colours apart. */
export const PIECE_SHAPES = ['circle', 'square', 'hexagon', 'diamond', 'pentagon', 'triangle'] as const;
export type PieceShape = (typeof PIECE_SHAPES)[number];

/** Outlines in a square from −1 to 1. */
export const MARK_PATHS: Record<PieceShape, string> = {
  circle: 'M0-.94A.94.94 0 1 1 0 .94.94.94 0 1 1 0-.94Z',
  square:
    'M-.6-.84H.6A.24.24 0 0 1 .84-.6V.6A.24.24 0 0 1 .6.84H-.6A.24.24 0 0 1-.84.6V-.6A.24.24 0 0 1-.6-.84Z',
  hexagon: 'M0-1 .88-.5V.5L0 1-.88.5V-.5Z',
  diamond: 'M0-1.04 1.04 0 0 1.04-1.04 0Z',
  pentagon: 'M0-1.02 1-.24 .64.9H-.64L-1-.24Z',
  triangle: 'M0 1.04-1.04-.72H1.04Z',
};
