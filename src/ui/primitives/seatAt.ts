import { initialOf } from './initialOf';
import type { Piece } from './PieceMark';
import { PIECE_COLOURS } from './pieces';
import type { Seat } from './SeatMark';

/** The sign of the player at a place, in the colour of the first figure that is theirs. */
export const seatAt = (cut: number, name: string, first: Piece | undefined): Seat => ({
  name,
  initial: initialOf(name),
  colour: first?.colour ?? PIECE_COLOURS[cut % PIECE_COLOURS.length] ?? 'ochre',
  cut,
});
