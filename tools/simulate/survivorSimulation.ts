import { LAST_SURVIVOR } from '../../src/store/survivorContent';
import {
  playSurvivors,
  randomly,
  randomSurvivors,
  type SurvivorPolicy,
  sensibly,
} from '../play/lastSurvivor/playSurvivors';
import type { Simulation, Wanted } from './simulation';

const POLICIES: Readonly<Record<string, SurvivorPolicy>> = { random: randomly, sensible: sensibly };

/** Games of two to four survivors by lot, with the options of the book; or why there are none. A game that somebody wins is won. */
export function survivorSimulation({ monster, level, kit, policy: how }: Wanted): Simulation | string {
  if (monster !== undefined || level !== undefined || kit !== undefined)
    return 'last survivor has no monster, level or kit';
  const policy = Object.hasOwn(POLICIES, how) ? POLICIES[how] : undefined;
  if (policy === undefined) return `there is no policy '${how}'`;
  const sums = { wins: 0, rounds: 0, deaths: 0 };
  const winners: Record<string, number> = {};
  return {
    fight(seed) {
      const setup = { ...randomSurvivors(LAST_SURVIVOR, seed), options: {}, dice: 'seeded' as const };
      const { state } = playSurvivors(setup, LAST_SURVIVOR, policy, seed);
      const winner = state.survivors.find((s) => s.id === state.outcome?.winner);
      if (winner !== undefined) {
        sums.wins += 1;
        winners[winner.card] = (winners[winner.card] ?? 0) + 1;
      }
      sums.rounds += state.day;
      sums.deaths += state.survivors.filter((s) => s.status === 'dead').length;
    },
    sums,
    facts: { policy: how },
    loss: 'deaths',
    more: () => ({ winners }),
    said: `${how} players`,
  };
}
