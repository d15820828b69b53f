import type { EncounterSetUp } from '../../src/engine';
import { ENCOUNTERS } from '../../src/store/encounterContent';
import { chanceOf } from '../play/chance';
import { type EncounterPolicy, playEncounter } from '../play/encounter/playEncounter';
import { randomly, sensibly } from '../play/encounter/policies';
import { some } from '../play/encounter/setUps';
import type { Simulation, Wanted } from './simulation';

const POLICIES: Readonly<Record<string, EncounterPolicy>> = { random: randomly, sensible: sensibly };

/** Longer runs of so many investigators by lot, with an epic monster where one is named; or why there are none. */
export function encounterSimulation({
  monster,
  level,
  kit,
  policy: how,
  players = 1,
}: Wanted): Simulation | string {
  if (level !== undefined || kit !== undefined) return 'an encounter has no level and no kit';
  const policy = Object.hasOwn(POLICIES, how) ? POLICIES[how] : undefined;
  if (policy === undefined) return `there is no policy '${how}'`;
  const herald = ENCOUNTERS.pack.monsters.find(
    ({ id, epic }) => epic === true && (id === monster || id.toLowerCase() === monster?.replaceAll('-', '')),
  )?.id;
  if (monster !== undefined && herald === undefined) return `there is no epic monster '${monster}'`;
  const sums = { wins: 0, rounds: 0, deaths: 0 };
  const met: Record<string, number> = {};
  const setUpOf = (seed: number): EncounterSetUp => ({
    run: 'clear',
    players: ['Player'],
    investigators: some(ENCOUNTERS.pack.investigators, players, chanceOf(seed)).map(({ id }) => ({
      card: id,
      player: 0,
    })),
    ...(herald === undefined ? {} : { herald }),
    seed,
  });
  return {
    fight(seed) {
      const { state } = playEncounter(setUpOf(seed), ENCOUNTERS, policy, seed, {
        event: (event) => {
          if (event.type === 'tokenTurned') met[event.monster] = (met[event.monster] ?? 0) + 1;
        },
      });
      if (state.outcome === 'cleared') sums.wins += 1;
      sums.rounds += state.round;
      sums.deaths += state.investigators.filter((i) => i.status === 'defeated').length;
    },
    sums,
    facts: { policy: how, investigators: players, herald: herald ?? null },
    loss: 'defeated',
    more: () => ({ monstersMet: met }),
    said: `${how} players, ${players} ${players === 1 ? 'investigator' : 'investigators'}${herald === undefined ? '' : `, ${herald}`}`,
  };
}
