import {
  begin,
  type Journal,
  openingScenes,
  type Run,
  type Scene,
  startJournal,
  type TableState,
} from '../kernel';
import type { AnyContent, AnySetUp, Table } from './rules';

/** A table with its journal, run to its first question: for the page. */
export function begunOf<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { game, root, prepare, first }: Table<U, S, C, E>,
  setup: U,
  content: C,
): Journal<S, E> {
  return startJournal({ game, content }, prepare(setup, content), root, first(setup, content));
}

/** How a table begins, cut where something was told: what leads to its first question. */
export function openingOf<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { game, root, prepare, first }: Table<U, S, C, E>,
  setup: U,
  content: C,
): Scene<S, E>[] {
  return openingScenes({ game, content }, prepare(setup, content), root, first(setup, content));
}

/** A table as a bare value, run to its first question: for simulation. */
export function bareOf<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { game, root, prepare, first }: Table<U, S, C, E>,
  setup: U,
  content: C,
  emit: Run<S, C, E>['emit'],
): S {
  const state = prepare(setup, content);
  begin(game, { state, content, emit }, root, first(setup, content));
  return state;
}
