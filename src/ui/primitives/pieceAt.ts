import { initialOf } from './initialOf';
import type { Piece } from './PieceMark';
import { PIECE_COLOURS, PIECE_SHAPES } from './pieces';

/** The sign of the person at a place round the table: colour, shape and letter; with more people than colours the shapes go on. */
export const pieceAt = (place: number, name: string): Piece => ({
  initial: initialOf(name),
  colour: PIECE_COLOURS[place % PIECE_COLOURS.length] ?? 'ochre',
  shape: PIECE_SHAPES[(place + Math.floor(place / PIECE_COLOURS.length)) % PIECE_SHAPES.length] ?? 'circle',
});
