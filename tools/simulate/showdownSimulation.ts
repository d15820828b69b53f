import { CONTENT } from '../../src/store/content';
import { opponentComplaint, opponents } from '../play/opponent';
import { playFight } from '../play/playFight';
import type { Policy } from '../play/policy';
import { random } from '../play/random';
import { sensible } from '../play/sensible';
import { kitSetUp } from '../play/setups';
import type { Simulation, Wanted } from './simulation';

const POLICIES: Readonly<Record<string, Policy>> = { random, sensible };

/** The levels that there are against the first monster, for the command's own words. */
export const LEVELS: readonly string[] = opponents(CONTENT, 'white-lion').map((o) => o.level);
export const KITS: readonly string[] = Object.keys(CONTENT.kits);

/** Showdowns of kit survivors against one level; or why there are none. */
export function showdownSimulation(wanted: Wanted): Simulation | string {
  const { monster = 'white-lion', level = '1', policy: how, players = 1 } = wanted;
  const refused = opponentComplaint(CONTENT, monster, level);
  if (refused !== null) return refused;
  const [opponent] = opponents(CONTENT, monster, level);
  const policy = Object.hasOwn(POLICIES, how) ? POLICIES[how] : undefined;
  if (policy === undefined) return `there is no policy '${how}'`;
  const own = CONTENT.monsters[opponent?.monster ?? '']?.levels.find((l) => l.id === opponent?.level);
  const kit = wanted.kit ?? own?.survivors?.kit ?? 'white-lion';
  if (!Object.hasOwn(CONTENT.kits, kit)) return `there is no kit '${kit}'`;
  const sums = { wins: 0, rounds: 0, deaths: 0 };
  const cards: Record<string, number> = {};
  return {
    fight(seed) {
      const { state } = playFight(kitSetUp(CONTENT, kit, seed, players, opponent), CONTENT, policy, seed, {
        event: (event) => {
          if (event.type === 'aiDrawn') cards[event.card] = (cards[event.card] ?? 0) + 1;
        },
      });
      if (state.outcome === 'victory') sums.wins += 1;
      sums.rounds += state.round;
      sums.deaths += state.survivors.filter((s) => s.status === 'dead').length;
    },
    sums,
    facts: { monster, level, policy: how, kit },
    loss: 'deaths',
    more: () => ({ aiCardsDrawn: cards }),
    said: `${how} players, kit ${kit}`,
  };
}
