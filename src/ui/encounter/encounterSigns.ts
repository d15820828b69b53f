import type { EncounterState } from '../../engine';
import { initialOf } from '../primitives/initialOf';
import type { Piece } from '../primitives/PieceMark';
import { PIECE_COLOURS, PIECE_SHAPES } from '../primitives/pieces';
import type { Seat } from '../primitives/SeatMark';
import { ENCOUNTER_TEXT } from './encounterWords';

/** An investigator's sign: colour, shape and letter; with more of them than colours the shapes go on. */
export function pieceOf({ investigators }: EncounterState, id: string): Piece | undefined {
  const at = investigators.findIndex((i) => i.id === id);
  const found = investigators[at];
  if (found === undefined) return undefined;
  return {
    initial: initialOf(ENCOUNTER_TEXT.nameOf('investigator', found.card)),
    colour: PIECE_COLOURS[at % PIECE_COLOURS.length] ?? 'ochre',
    shape: PIECE_SHAPES[(at + Math.floor(at / PIECE_COLOURS.length)) % PIECE_SHAPES.length] ?? 'circle',
  };
}

/** A player's sign; null where one plays alone. */
export function seatOf(state: EncounterState, player: string): Seat | null {
  const cut = state.players.findIndex(({ id }) => id === player);
  const found = state.players[cut];
  if (found === undefined || state.players.length === 1) return null;
  const first = state.investigators.find((i) => i.player === player);
  const colour =
    (first && pieceOf(state, first.id)?.colour) ?? PIECE_COLOURS[cut % PIECE_COLOURS.length] ?? 'ochre';
  return { name: found.name, initial: initialOf(found.name), colour, cut };
}

/** The short name of an investigator: what stands before its trade. */
export const shortOf = (card: string): string =>
  ENCOUNTER_TEXT.nameOf('investigator', card).split(',')[0] ?? card;
