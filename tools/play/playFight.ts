import {
  type AnyEvent,
  bareFight,
  type Command,
  type Content,
  type SetUp,
  type ShowdownState,
  showdownGame,
} from '../../src/engine';
import { chanceOf } from './chance';
import { playOut, type WatcherOf } from './playOut';
import type { Policy } from './policy';
import { standstillWatch } from './standstill';

/** More rounds than any fight takes: then something goes round in circles. */
const MOST_ROUNDS = 300;

export type Watcher = WatcherOf<ShowdownState, AnyEvent>;

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
  const standsStill = standstillWatch();
  let left = false;
  const leaves = (now: ShowdownState) => {
    if (now.round > MOST_ROUNDS) throw new Error(`more than ${MOST_ROUNDS} rounds`);
    left = standsStill(now);
    return left;
  };
  const commands = playOut(game, { state, content, emit }, policy, chance, watcher, leaves);
  if (left) return { state, commands };
  if (state.outcome === null) throw new Error('it ended without an outcome');
  return { state, commands };
}
