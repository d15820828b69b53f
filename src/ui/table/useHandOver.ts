import type { ShowdownState } from '../../engine';
import { useSession } from '../../store/session';
import { type Passing, usePassing } from '../decision/usePassing';
import { seatOf } from './seats';

/** How the screen passes from player to player in a showdown. */
export function useHandOver(state: ShowdownState): Passing {
  const fight = useSession((s) => s.setup);
  const { decision } = state;
  return usePassing(fight, decision, decision === null ? null : seatOf(state, decision.by));
}
