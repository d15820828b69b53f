import type { EncounterState } from '../../engine';
import type { Piece } from '../primitives/PieceMark';
import { pieceAt } from '../primitives/pieceAt';
import type { Seat } from '../primitives/SeatMark';
import { seatAt } from '../primitives/seatAt';
import { ENCOUNTER_TEXT } from './encounterWords';

/** An investigator's sign: colour, shape and letter; with more of them than colours the shapes go on. */
export function pieceOf({ investigators }: EncounterState, id: string): Piece | undefined {
  const at = investigators.findIndex((i) => i.id === id);
  const found = investigators[at];
  if (found === undefined) return undefined;
  return pieceAt(at, ENCOUNTER_TEXT.nameOf('investigator', found.card));
}

/** A player's sign; null where one plays alone. */
export function seatOf(state: EncounterState, player: string): Seat | null {
  const cut = state.players.findIndex(({ id }) => id === player);
  const found = state.players[cut];
  if (found === undefined || state.players.length === 1) return null;
  const first = state.investigators.find((i) => i.player === player);
  return seatAt(cut, found.name, first && pieceOf(state, first.id));
}

/** The short name of an investigator: what stands before its trade. */
export const shortOf = (card: string): string =>
  ENCOUNTER_TEXT.nameOf('investigator', card).split(',')[0] ?? card;

/** An investigator of this table by its id. */
export const whoOf = ({ investigators }: EncounterState, id: string): string => {
  const card = investigators.find((i) => i.id === id)?.card;
  return card === undefined ? id : ENCOUNTER_TEXT.nameOf('investigator', card);
};
