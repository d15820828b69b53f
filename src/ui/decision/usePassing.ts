import { useEffect, useState } from 'react';
import { useSeat } from '../../store/seat';
import { useSettings } from '../../store/settings';
import type { Seat } from '../primitives/SeatMark';

/** How the screen passes from player to player. */
export interface Passing {
  /** Who has to take the screen before anything is shown; null: nobody. */
  cover: Seat | null;
  /** Who decides now in place of another, to be shown for a moment. */
  sign: Seat | null;
  onTaken: () => void;
}

/**
 * Notices that another player decides than before. What all decide together leaves the screen where it is, and alone nobody
 * passes anything.
 * @param fight the set-up of the table: the same object as long as it is the same table
 * @param decision the pending question
 * @param by the sign of the player whom it asks; null: nobody in particular
 */
export function usePassing(
  fight: object | null,
  decision: { id: number; by: string } | null,
  by: Seat | null,
): Passing {
  const covers = useSettings((s) => s.handOver === 'cover');
  const seat = useSeat();
  const [signed, setSigned] = useState<number | null>(null);
  const had = seat.fight === fight ? seat.player : null;
  const passes = by !== null && fight !== null && decision !== null && decision.by !== had;
  const asked = decision?.id ?? null;
  const player = decision?.by ?? null;
  const { take } = seat;
  useEffect(() => {
    if (!passes || covers || fight === null || player === null) return;
    // A fight's first question passes nothing: whoever began it sits there.
    if (had !== null) setSigned(asked);
    take(fight, player);
  }, [passes, covers, fight, player, had, asked, take]);
  return {
    cover: passes && covers ? by : null,
    sign: signed !== null && signed === asked ? by : null,
    onTaken: () => {
      if (fight !== null && player !== null) take(fight, player);
    },
  };
}
