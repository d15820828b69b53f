import {
  type AnyEvent,
  advance,
  bareFight,
  type Command,
  type Content,
  type SetUp,
  type ShowdownState,
  showdownGame,
} from '../../src/engine';
import { chanceOf } from './chance';
import type { Policy } from './policy';
import { standstillWatch } from './standstill';

/** More rounds than any fight takes: then something goes round in circles. */
const MOST_ROUNDS = 300;

export interface Watcher {
  event?(event: AnyEvent): void;
  /** Before a command is given. */
  command?(state: ShowdownState, command: Command): void;
  /** After it was taken. */
  taken?(state: ShowdownState, command: Command): void;
  /** After a correction by hand was refused: the one command that may be. */
  refused?(state: ShowdownState): void;
}

export interface Played {
  /** At its end, with an outcome; or at a standstill, without one. */
  state: ShowdownState;
  commands: Command[];
}

/**
 * Plays a whole fight on the bare state.
 * @throws if a command is refused, the engine is at fault or the fight does not end
 */
export function playFight(
  setup: SetUp,
  content: Content,
  policy: Policy,
  seed: number,
  watcher: Watcher = {},
  game = showdownGame,
): Played {
  const chance = chanceOf(seed);
  const emit = (event: AnyEvent) => watcher.event?.(event);
  const state = bareFight(setup, content, emit);
  const run = { state, content, emit };
  const commands: Command[] = [];
  const standsStill = standstillWatch();
  while (state.decision !== null) {
    const command = policy(state, state.decision, chance, content);
    watcher.command?.(state, command);
    const rejection = advance(game, run, command);
    if (rejection?.code === 'badEdit') {
      watcher.refused?.(state);
      continue;
    }
    if (rejection !== null) throw new Error(`${rejection.code}: ${rejection.message}`);
    commands.push(command);
    watcher.taken?.(state, command);
    if (state.round > MOST_ROUNDS) throw new Error(`more than ${MOST_ROUNDS} rounds`);
    if (standsStill(state)) return { state, commands };
  }
  if (state.outcome === null) throw new Error('it ended without an outcome');
  return { state, commands };
}
