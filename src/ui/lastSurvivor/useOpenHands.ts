import { useState } from 'react';
import type { SurvivorState } from '../../engine';
import type { Seat } from '../primitives/SeatMark';
import { askedIn } from './decisionView';
import { seatOf } from './signs';

/** Who may see what on the screen now. */
export interface OpenHands {
  /** Who has to take the screen before hand and question are shown; null: nobody. */
  cover: Seat | null;
  /** The survivor whose hand lies open; null: none. */
  hand: string | null;
  /** One person plays: nobody passes anything on. */
  alone: boolean;
  onTaken: () => void;
}

/** The game and the person who has taken the screen in it. */
interface Taken {
  game: string | null;
  player: string;
}

/**
 * Hands are secret: when another person is asked than the one who has the screen, all that is theirs alone stays out of the page
 * until they have taken it. Where one person plays nobody passes anything, and the own hand lies open all the time.
 */
export function useOpenHands(state: SurvivorState, game: string | null, bots: readonly string[]): OpenHands {
  const [taken, setTaken] = useState<Taken | null>(null);
  const people = state.players.filter(({ id }) => !bots.includes(id));
  const alone = people.length <= 1;
  // A real die lies open: whoever has the screen types it in.
  const by = state.decision?.kind === 'typeDie' ? null : (state.decision?.by ?? null);
  const asked = by !== null && people.some(({ id }) => id === by) ? by : null;
  const has = taken !== null && taken.game === game ? taken.player : null;
  const mine = alone ? (state.survivors.find((s) => s.player === people[0]?.id)?.id ?? null) : null;
  const open = asked !== null && (alone || has === asked);
  return {
    cover: asked === null || open ? null : seatOf(state, asked),
    hand: open ? askedIn(state) : mine,
    alone,
    onTaken: () => {
      if (asked !== null) setTaken({ game, player: asked });
    },
  };
}
