import { advance, begin } from './advance';
import type { Command } from './command';
import type { Rules } from './journal';
import { copy, share } from './share';
import type { KernelEvent, Run, TableState } from './table';

/** What one step told, and the table as it then was. */
export interface Scene<S, E> {
  state: S;
  events: readonly (E | KernelEvent)[];
}

/**
 * Performs something on a copy and looks at the table after each step that told something. Nothing of it is kept in the
 * journal: the rules give the same again whenever somebody wants to see how it came about.
 */
function cut<S extends TableState, C, E>(
  { content }: Rules<S, C, E>,
  before: S,
  perform: (run: Run<S, C, E>) => void,
): Scene<S, E>[] {
  const state = copy(before);
  const scenes: Scene<S, E>[] = [];
  let told: (E | KernelEvent)[] = [];
  const look = () => {
    if (told.length === 0) return;
    const last = scenes[scenes.length - 1]?.state ?? before;
    scenes.push({ state: share(last, copy(state)), events: told });
    told = [];
  };
  perform({ state, content, emit: (event) => told.push(copy(event)), between: look });
  look();
  return scenes;
}

/** How a command led from one table to the next; nothing where it is refused. */
export function scenesOf<S extends TableState, C, E>(
  rules: Rules<S, C, E>,
  before: S,
  command: Command,
): Scene<S, E>[] {
  return cut(rules, before, (run) => advance(rules.game, run, command));
}

/** How a prepared table came to its first question. */
export function openingScenes<S extends TableState, C, E>(
  rules: Rules<S, C, E>,
  prepared: S,
  procedure: string,
  locals: object = {},
): Scene<S, E>[] {
  return cut(rules, prepared, (run) => begin(rules.game, run, procedure, locals));
}
