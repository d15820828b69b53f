import { advance, begin } from './advance';
import type { Command, Rejection } from './command';
import { hash } from './hash';
import { copy, share } from './share';
import type { Game, KernelEvent, Run, TableState } from './table';

/** One accepted command with the table it led to and the facts it caused. The first entry has no command: the set-up. */
export interface Entry<S, E> {
  command: Command | null;
  state: S;
  events: readonly (E | KernelEvent)[];
}

/** A fight's whole course. Undo, redo, log and replay are views of this one list. */
export interface Journal<S, E> {
  entries: readonly Entry<S, E>[];
  /** The entry that is on the table; those behind it can be redone. */
  at: number;
}

/** Everything a journal needs to take a command. */
export interface Rules<S extends TableState, C, E> {
  game: Game<S, C, E>;
  content: C;
}

/** Runs a recipe on a copy: the old table stays as it was, the new one shares with it what did not change. */
function onCopy<S extends TableState, C, E>(
  { content }: Rules<S, C, E>,
  state: S,
  recipe: (run: Run<S, C, E>) => Rejection | null,
): { state: S; events: (E | KernelEvent)[]; rejection: Rejection | null } {
  const events: (E | KernelEvent)[] = [];
  const next = copy(state);
  const rejection = recipe({ state: next, content, emit: (event) => events.push(copy(event)) });
  return { state: share(state, next), events, rejection };
}

/** Starts a journal: the prepared table runs to its first question. */
export function startJournal<S extends TableState, C, E>(
  rules: Rules<S, C, E>,
  prepared: S,
  procedure: string,
  locals: object = {},
): Journal<S, E> {
  const { state, events } = onCopy(rules, prepared, (run) => {
    begin(rules.game, run, procedure, locals);
    return null;
  });
  return { entries: [{ command: null, state, events }], at: 0 };
}

/** The table as it is now. */
export function current<S, E>(journal: Journal<S, E>): S {
  return (journal.entries[journal.at] as Entry<S, E>).state;
}

/** Takes a command: a longer journal (what could be redone is dropped), or why not. */
export function record<S extends TableState, C, E>(
  rules: Rules<S, C, E>,
  journal: Journal<S, E>,
  command: Command,
): Journal<S, E> | Rejection {
  const { state, events, rejection } = onCopy(rules, current(journal), (run) =>
    advance(rules.game, run, command),
  );
  if (rejection !== null) return rejection;
  const entries = [...journal.entries.slice(0, journal.at + 1), { command, state, events }];
  return { entries, at: journal.at + 1 };
}

/** Whether a journal was returned, or a reason why not. */
export function isJournal<S, E>(result: Journal<S, E> | Rejection): result is Journal<S, E> {
  return 'entries' in result;
}

/** One step back; at the start, the same journal. */
export function undo<S, E>(journal: Journal<S, E>): Journal<S, E> {
  return journal.at === 0 ? journal : { ...journal, at: journal.at - 1 };
}

/** One step forward again; at the end, the same journal. */
export function redo<S, E>(journal: Journal<S, E>): Journal<S, E> {
  return journal.at === journal.entries.length - 1 ? journal : { ...journal, at: journal.at + 1 };
}

/** The commands up to the present, in order. */
export function commandsOf<S, E>(journal: Journal<S, E>): Command[] {
  return journal.entries
    .slice(1, journal.at + 1)
    .map((entry) => entry.command)
    .filter((command) => command !== null);
}

/** Plays commands again on a started journal; stops with the reason at the first that no longer fits. */
export function replay<S extends TableState, C, E>(
  rules: Rules<S, C, E>,
  start: Journal<S, E>,
  commands: readonly Command[],
): Journal<S, E> | Rejection {
  let journal = start;
  for (const command of commands) {
    const result = record(rules, journal, command);
    if (!isJournal(result)) return result;
    journal = result;
  }
  return journal;
}

const fingerprints = new WeakMap<object, string>();

/** Fingerprint of a journal's table, decks and dice included; found once, as the tables of a journal never change. */
export function tableHash(state: object): string {
  const known = fingerprints.get(state) ?? hash(state);
  fingerprints.set(state, known);
  return known;
}

/** Fingerprint of the table as it is now. */
export function hashOf<S extends object, E>(journal: Journal<S, E>): string {
  return tableHash(current(journal));
}
