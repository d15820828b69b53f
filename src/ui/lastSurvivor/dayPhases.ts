import { nightAhead, orderToday, type SurvivorState } from '../../engine';
import type { Phase } from '../shell/PhaseStrip';
import { whoOf } from './signs';

const STATES = { had: 'past', now: 'now', due: 'next' } as const;

/** Where the day is: everybody's turn in today's order, by first names, and the night. */
export function dayPhases(state: SurvivorState, night: string): Phase[] {
  if (state.outcome !== null) return [];
  return [
    ...orderToday(state).map(({ id, turn }) => ({
      id,
      label: whoOf(state, id).split(' ')[0] ?? id,
      state: STATES[turn],
    })),
    { id: 'night', label: night, state: nightAhead(state).now ? 'now' : 'next' },
  ];
}
