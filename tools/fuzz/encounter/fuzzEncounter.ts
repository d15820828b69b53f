import {
  type AnyEncounterEvent,
  type Command,
  ENCOUNTER,
  type EncounterContent,
  type EncounterState,
  encounterGame,
  encounterViolations,
  hash,
} from '../../../src/engine';
import { playEncounter } from '../../play/encounter/playEncounter';
import { randomly, sensibly } from '../../play/encounter/policies';
import { randomEncounter } from '../../play/encounter/setUps';
import { countAnswer, countingPerform } from '../countingPerform';
import type { Failure } from '../fuzzFight';
import { count } from '../tally';
import { fileBefore, twin } from '../twin';
import { Violation } from '../violation';
import { correctedEncounter } from './corrections';
import { countEncounterEvent, type EncounterTally } from './tally';

/** One table in so many is also played again in every other way; is corrected by hand; is played sensibly. */
const EVERY = { twin: 10, corrected: 4, sensible: 2 };

/**
 * Plays the random table of a seed to its end, all invariants checked after every command, and counts what was performed.
 * @param game the game to play; another one is for tests
 */
export function fuzzEncounter(
  seed: number,
  content: EncounterContent,
  tally: EncounterTally,
  game = encounterGame,
): Failure | null {
  const setup = randomEncounter(content, seed);
  const commands: Command[] = [];
  let before = '';
  const watcher = {
    event: (event: AnyEncounterEvent) => countEncounterEvent(tally, event),
    command: (state: EncounterState, command: Command) => {
      countAnswer(tally, state, command);
      commands.push(command);
      if (command.type === 'edit') before = hash(state);
    },
    refused: (state: EncounterState) => {
      commands.pop();
      if (hash(state) !== before) throw new Violation('a refused correction changed the table');
    },
    taken: (state: EncounterState, command: Command) => {
      if (command.type === 'edit') count(tally.corrections, (command.edit as { what: string }).what);
      const [broken] = encounterViolations(state, content);
      if (broken !== undefined) throw new Violation(broken);
    },
  };
  try {
    const player = seed % EVERY.sensible === 0 ? sensibly : randomly;
    const policy = seed % EVERY.corrected === 1 ? correctedEncounter(player) : player;
    const { state } = playEncounter(setup, content, policy, seed, watcher, countingPerform(tally, game));
    count(tally.ends, state.outcome ?? 'undecided');
    for (const { card } of state.investigators) count(tally.investigators, card);
    if (seed % EVERY.twin === 0) twin(ENCOUNTER, { setup, commands, end: state }, content);
    return null;
  } catch (error) {
    const { name, message } = error as Error;
    return { seed, message: `${name}: ${message}`, file: fileBefore(ENCOUNTER, setup, commands, content) };
  }
}
