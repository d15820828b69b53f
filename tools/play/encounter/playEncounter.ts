import {
  type AnyEncounterEvent,
  bareOf,
  type Command,
  ENCOUNTER,
  type EncounterContent,
  type EncounterSetUp,
  type EncounterState,
  encounterGame,
} from '../../../src/engine';
import { chanceOf } from '../chance';
import { type PolicyOf, playOut, type WatcherOf } from '../playOut';

/** More rounds than any run takes: more and more come, and the cup has an end. */
const MOST_ROUNDS = 60;

export type EncounterPolicy = PolicyOf<EncounterState, EncounterContent>;

/**
 * Plays a whole table of encounters on the bare state.
 * @throws if a command is refused, the engine is at fault or it does not end
 */
export function playEncounter(
  setup: EncounterSetUp,
  content: EncounterContent,
  policy: EncounterPolicy,
  seed: number,
  watcher: WatcherOf<EncounterState, AnyEncounterEvent> = {},
  game = encounterGame,
): { state: EncounterState; commands: Command[] } {
  const emit = (event: AnyEncounterEvent) => watcher.event?.(event);
  const state = bareOf(ENCOUNTER, setup, content, emit);
  const commands = playOut(game, { state, content, emit }, policy, chanceOf(seed), watcher, ({ round }) => {
    if (round > MOST_ROUNDS) throw new Error(`more than ${MOST_ROUNDS} rounds`);
    return false;
  });
  if (state.outcome === null) throw new Error('it ended without an outcome');
  return { state, commands };
}
