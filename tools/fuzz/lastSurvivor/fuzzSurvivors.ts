import {
  type AnySurvivorEvent,
  type Command,
  hash,
  LAST_SURVIVOR_TABLE,
  lastSurvivorGame,
  type SurvivorContent,
  type SurvivorState,
  survivorViolations,
} from '../../../src/engine';
import { type Chance, oneOf } from '../../play/chance';
import {
  eagerly,
  playSurvivors,
  randomly,
  randomSurvivors,
  type SurvivorPolicy,
} from '../../play/lastSurvivor/playSurvivors';
import { countAnswer, countingPerform } from '../countingPerform';
import type { Failure } from '../fuzzFight';
import { count } from '../tally';
import { fileBefore, twin } from '../twin';
import { Violation } from '../violation';
import { countSurvivorEvent, type SurvivorTally } from './tally';

/** One game in so many is also played again in every other way; is corrected by hand; is played eagerly. */
const EVERY = { twin: 10, corrected: 4, eager: 2 };
/** One question in so many is preceded by a correction. */
const ONE_IN = 20;

const MAKERS: readonly ((state: SurvivorState, chance: Chance) => unknown)[] = [
  ({ survivors }, chance) => ({ what: 'stamina', survivor: oneOf(survivors, chance).id, to: chance(12) }),
  ({ survivors }, chance) => ({ what: 'damage', survivor: oneOf(survivors, chance).id, to: chance(5) }),
  ({ survivors }, chance) => ({
    ...{ what: 'resource', survivor: oneOf(survivors, chance).id },
    ...{ of: oneOf(['wood', 'medicine', 'poison', 'gold'], chance), to: chance(4) },
  }),
  ({ survivors }, chance) => ({
    ...{ what: 'space', survivor: oneOf(survivors, chance).id },
    space: oneOf([oneOf(survivors, chance).space, '0,0', 'moon'], chance),
  }),
  ({ survivors }, chance) => ({
    ...{ what: 'counter', space: oneOf(survivors, chance).space },
    has: chance(2) === 0,
  }),
  // Garbage, of several sorts.
  (_, chance) => oneOf([null, 7, 'space', {}, { what: 'sing' }, { what: 'damage', to: -1 }], chance),
];

/** A player who now and then corrects the table by hand, eagerly or not. */
const corrected =
  (policy: SurvivorPolicy): SurvivorPolicy =>
  (state, decision, chance, content) =>
    chance(ONE_IN) > 0
      ? policy(state, decision, chance, content)
      : { type: 'edit', edit: oneOf(MAKERS, chance)(state, chance) };

/**
 * Plays the random game of a seed to its end, all invariants checked after every command, and counts what was performed.
 * @param game the game to play; another one is for tests
 */
export function fuzzSurvivors(
  seed: number,
  content: SurvivorContent,
  tally: SurvivorTally,
  game = lastSurvivorGame,
): Failure | null {
  const setup = randomSurvivors(content, seed);
  const commands: Command[] = [];
  let before = '';
  const watcher = {
    event: (event: AnySurvivorEvent) => countSurvivorEvent(tally, event),
    command: (state: SurvivorState, command: Command) => {
      countAnswer(tally, state, command);
      commands.push(command);
      if (command.type === 'edit') before = hash(state);
    },
    refused: (state: SurvivorState) => {
      commands.pop();
      if (hash(state) !== before) throw new Violation('a refused correction changed the table');
    },
    taken: (state: SurvivorState, command: Command) => {
      if (command.type === 'edit') count(tally.corrections, (command.edit as { what: string }).what);
      const [broken] = survivorViolations(state, content);
      if (broken !== undefined) throw new Violation(broken);
    },
  };
  try {
    const player = seed % EVERY.eager === 0 ? eagerly : randomly;
    const policy = seed % EVERY.corrected === 1 ? corrected(player) : player;
    const { state } = playSurvivors(setup, content, policy, seed, watcher, countingPerform(tally, game));
    count(tally.ends, state.outcome?.winner == null ? 'draw' : 'won');
    count(tally.maps, state.map);
    for (const { card } of state.survivors) count(tally.survivors, card);
    if (seed % EVERY.twin === 0) twin(LAST_SURVIVOR_TABLE, { setup, commands, end: state }, content);
    return null;
  } catch (error) {
    const { name, message } = error as Error;
    const file = fileBefore(LAST_SURVIVOR_TABLE, setup, commands, content);
    return { seed, message: `${name}: ${message}`, file };
  }
}
