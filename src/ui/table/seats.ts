import type { ShowdownState } from '../../engine';
import { initialOf } from '../primitives/initialOf';
import { PIECE_COLOURS } from '../primitives/pieces';
import type { Seat } from '../primitives/SeatMark';
import { pieceOf } from './signs';

type People = Pick<ShowdownState, 'players' | 'survivors' | 'solo'>;

/** A player's sign; null for nobody, and in solo play, where nobody has to be told from anybody. */
export function seatOf(state: People, player: string | null): Seat | null {
  const cut = state.players.findIndex(({ id }) => id === player);
  const found = state.players[cut];
  if (state.solo || found === undefined) return null;
  const first = state.survivors.find((s) => s.player === player);
  const piece = first === undefined ? undefined : pieceOf(state, first.id);
  const name = found.name.trim() === '' ? found.id : found.name;
  return {
    name,
    initial: initialOf(name),
    colour: piece?.colour ?? PIECE_COLOURS[cut % PIECE_COLOURS.length] ?? 'ochre',
    cut,
  };
}

/** Who has the controller tile, and the players in the order in which it goes round, the holder first (SD-3.3). */
export interface TileRound {
  order: readonly { seat: Seat; nominated: string | null }[];
}

/** The way of the tile; null where there is none (SD-3.6). */
export function tileRound(state: People & Pick<ShowdownState, 'controller' | 'nominated'>): TileRound | null {
  const { players, controller, survivors } = state;
  const at = players.findIndex(({ id }) => id === controller);
  if (controller === null || at < 0) return null;
  const order = players.flatMap((_, i) => {
    const player = players[(at + i) % players.length];
    const seat = player === undefined ? null : seatOf(state, player.id);
    if (seat === null) return [];
    const nominated = i === 0 ? survivors.find(({ id }) => id === state.nominated)?.name : undefined;
    return [{ seat, nominated: nominated ?? null }];
  });
  return { order };
}
