import {
  type Command,
  current,
  Fault,
  isJournal,
  type Journal,
  type Option,
  record,
  type TableState,
} from '../../kernel';
import type { AnyContent, AnySetUp } from '../rules';
import { type TableNews, unmetOf } from './expect';
import type { SituationGame } from './game';
import { lower, optionAmong, type Pointed } from './meant';
import type { Problem } from './problem';
import type { ReadTableSituation } from './read';
import type { TableSituation, TableStep } from './schema';

/** Why a step could not be taken. */
type Refusal = string | null;

interface Playing<U extends AnySetUp, S extends TableState, C extends AnyContent, E> {
  game: SituationGame<U, S, C, E>;
  journal: Journal<S, E>;
  /** What happened since the last expectation. */
  news: TableNews[];
  /** The number of the last question that an expectation spoke of. */
  spokenOf: number;
  problems: Problem[];
}

/** A situation that was played: its whole course, and what did not come as expected. */
export interface PlayedTableSituation<S, E> {
  journal: Journal<S, E>;
  problems: Problem[];
}

/** Takes note of what the last command caused. */
function hear<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  p: Playing<U, S, C, E>,
): void {
  const { words } = p.game;
  const state = current(p.journal);
  for (const event of (p.journal.entries[p.journal.at]?.events ?? []) as readonly E[])
    p.news.push({
      event: event as object,
      line: words.event(event, state),
      reasons: words.reasons(event, state),
    });
}

/** Gives a command; what the rules refuse or cannot do is told. */
function give<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  p: Playing<U, S, C, E>,
  command: Command,
): Refusal {
  const { table, content } = p.game;
  try {
    const next = record({ game: table.game, content }, p.journal, command);
    if (!isJournal(next)) return next.message;
    p.journal = next;
    hear(p);
    return null;
  } catch (error) {
    if (error instanceof Fault) return error.message.replace(/ \[[^\]]*\]$/, '');
    throw error;
  }
}

/** What an answer points at: everything that it names, and the card of whoever is named by id. */
function pointsAt(option: Option, state: object): string[] {
  const people = Object.values(state).filter(Array.isArray).flat() as unknown[];
  const named = Object.values(option).filter((v) => typeof v === 'string' || typeof v === 'number');
  const cards = people.flatMap((one) => {
    const { id, card } = (one ?? {}) as { id?: unknown; card?: unknown };
    return id !== undefined && card !== undefined && named.includes(id as string) ? [card] : [];
  });
  return [...named, ...cards].map(lower);
}

function answer<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  p: Playing<U, S, C, E>,
  pointed: Pointed,
): Refusal {
  const state = current(p.journal);
  const { decision } = state;
  if (decision === null) return 'nothing is asked';
  const option = optionAmong(pointed, decision.options, {
    says: (o) => p.game.words.option(o, decision, state),
    pointsAt: (o) => pointsAt(o, state),
  });
  if (typeof option === 'string') return `${decision.kind}: ${option}`;
  return give(p, { type: 'answer', decision: decision.id, keys: [option.key] });
}

/** Performs one step that is no expectation. */
function perform<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  p: Playing<U, S, C, E>,
  step: Exclude<TableStep, string>,
): Refusal {
  if (step.edit !== undefined) return give(p, { type: 'edit', edit: step.edit });
  const all = step.answers ?? (step.answer === undefined ? [] : [step.answer]);
  for (const one of all) {
    const refused = answer(p, one);
    if (refused !== null) return refused;
  }
  return null;
}

/** What is wrong with how a step was refused, or was not. */
function otherThan(fails: string, refused: Refusal): string | null {
  if (refused === null) return 'it was not refused';
  return lower(refused).includes(lower(fails)) ? null : `it was refused because "${refused}"`;
}

/** Whether the table can go on to the next step. */
function take<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  p: Playing<U, S, C, E>,
  given: TableStep,
  at: number,
): boolean {
  const step = typeof given === 'string' ? { answer: given } : given;
  const path = ['steps', at];
  if ('expect' in step && step.expect !== undefined) {
    const state = current(p.journal);
    p.problems.push(...unmetOf(step.expect, p.news, state, [...path, 'expect']));
    p.news = [];
    const { question, options, offers } = step.expect;
    if ([question, options, offers].some((said) => said !== undefined)) p.spokenOf = state.asked;
    return true;
  }
  const refused = perform(p, step);
  const fails = 'fails' in step ? step.fails : undefined;
  if (fails === undefined) {
    if (refused !== null) p.problems.push({ path, message: refused });
    return refused === null;
  }
  const message = otherThan(fails, refused);
  if (message !== null) p.problems.push({ path: [...path, 'fails'], message });
  return refused !== null;
}

/** At the end nothing is left: no die, and no question but what somebody does next. */
function leftovers<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  p: Playing<U, S, C, E>,
  { dice: said }: TableSituation,
): Problem[] {
  const { decision, dice, asked } = current(p.journal);
  const unused = dice.script.map((d) => d.value).join(', ');
  const dropped = Array.isArray(said) && unused !== '';
  const problems = dropped ? [{ path: ['dice'], message: `dice were not rolled: ${unused}` }] : [];
  if (decision === null || p.game.mayStayOpen.includes(decision.kind) || p.spokenOf === asked)
    return problems;
  const keys = decision.options.map((o) => o.key).join(', ');
  return [...problems, { path: ['steps'], message: `a question is left open: "${decision.kind}" (${keys})` }];
}

/** Plays a situation to its end, or to the first step that can't be taken. */
export function playTableSituation<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { situation, begun }: ReadTableSituation<U, S, E>,
  game: SituationGame<U, S, C, E>,
): PlayedTableSituation<S, E> {
  const p: Playing<U, S, C, E> = { game, journal: begun.journal, news: [], spokenOf: 0, problems: [] };
  hear(p);
  const done = situation.steps.every((step, i) => take(p, step, i));
  if (done) p.problems.push(...leftovers(p, situation));
  return { journal: p.journal, problems: p.problems };
}
