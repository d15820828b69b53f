import type { RunAwayLine } from '../engine';

const reading = 'house';

/** What comes of running away, where Pictograph is known (survivors-in-detail.md §17). */
export const RUN_AWAY: readonly RunAwayLine[] = [
  { from: 1, to: 2, outcome: 'dies', reading },
  { from: 3, to: 4, outcome: 'beside', reading },
  { from: 5, to: 6, outcome: 'edge', reading },
  { from: 7, to: 7, outcome: 'bleeds', reading },
  { from: 8, to: 9, outcome: 'home', skipHunt: true, reading },
  { from: 10, to: 99, outcome: 'home', reading },
];
