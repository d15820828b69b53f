import {
  advance,
  type Command,
  type Decision,
  type Game,
  type KernelRun,
  type TableState,
} from '../../src/engine';
import type { Chance } from './chance';

/** Decides what is answered at a table of any kind; reads the question and the table, never the decks. */
export type PolicyOf<S, C> = (state: S, decision: Decision, chance: Chance, content: C) => Command;

/** Looks on while a table is played. */
export interface WatcherOf<S, E> {
  event?(event: E): void;
  /** Before a command is given. */
  command?(state: S, command: Command): void;
  /** After it was taken. */
  taken?(state: S, command: Command): void;
  /** After a correction by hand was refused: the one command that may be. */
  refused?(state: S): void;
}

/**
 * Answers questions on the bare state until nothing is asked or somebody leaves.
 * @param leaves asked after each command: whether the players leave the table, which is no fault
 * @throws if a command is refused or the engine is at fault
 */
export function playOut<S extends TableState, C, E>(
  game: Game<S, C, E>,
  run: KernelRun<S, C, E>,
  policy: PolicyOf<S, C>,
  chance: Chance,
  watcher: Omit<WatcherOf<S, E>, 'event'>,
  leaves: (state: S) => boolean,
): Command[] {
  const { state, content } = run;
  const commands: Command[] = [];
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
    if (leaves(state)) break;
  }
  return commands;
}
