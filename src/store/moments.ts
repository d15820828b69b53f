import {
  type AnyContent,
  type AnySetUp,
  type Entry,
  Fault,
  hash,
  type Journal,
  type KernelEvent,
  openingOf,
  type Scene,
  scenesOf,
  type TableState,
} from '../engine';
import type { Desk } from './desks/desk';
import type { PictureOf } from './showing';
import { rulesOf } from './tableSession';

/** A point in the course of a fight: an entry of the journal, and how many of its events had been told by then. */
export interface Moment {
  entry: number;
  told: number;
}

/** Which of two moments is the earlier one: below zero, the first. */
export const momentOrder = (a: Moment, b: Moment): number => a.entry - b.entry || a.told - b.told;

/** What of a desk moments are cut with. */
type Telling<U extends AnySetUp, S extends TableState, C extends AnyContent, E> = Pick<
  Desk<U, S, C, E>,
  'played' | 'tale'
>;

/** The table after a step, and how much of its entry was told by then. */
interface Cut<S, E> {
  state: S;
  events: readonly (E | KernelEvent)[];
  told: number;
}

/** The steps of an entry, by playing it again from the table before; none where that fails. */
function scenes<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { played }: Telling<U, S, C, E>,
  { command }: Entry<S, E>,
  before: Entry<S, E> | undefined,
  setup: U,
): Scene<S, E>[] {
  try {
    if (before === undefined) return openingOf(played.table, setup, played.content);
    return command === null ? [] : scenesOf(rulesOf(played), before.state, command);
  } catch (error) {
    if (error instanceof Fault) return [];
    throw error;
  }
}

/** Whether steps tell exactly what the entry tells: a fight from a file may have come about in another way. */
const agrees = <S, E>({ events }: Entry<S, E>, steps: readonly Scene<S, E>[]): boolean => {
  const told = steps.flatMap((step) => step.events);
  return told.length === events.length && hash(told) === hash(events);
};

function cut<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  telling: Telling<U, S, C, E>,
  entry: Entry<S, E>,
  before: Entry<S, E> | undefined,
  setup: U,
): Cut<S, E>[] {
  const whole = [{ state: entry.state, events: entry.events, told: entry.events.length }];
  const steps = scenes(telling, entry, before, setup);
  if (steps.length === 0 || !agrees(entry, steps)) return whole;
  let told = 0;
  return steps.map(({ state, events }, i) => {
    told += events.length;
    // Behind its last event an entry may have gone on to the question that it ends with.
    return { state: i === steps.length - 1 ? entry.state : state, events, told };
  });
}

/** Cut once: a journal's entries never change, and each is of one kind of table. */
const made = new WeakMap<object, readonly Cut<unknown, unknown>[]>();

/** The moments of one entry. */
function cutsOf<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  telling: Telling<U, S, C, E>,
  setup: U,
  { entries }: Journal<S, E>,
  at: number,
): readonly Cut<S, E>[] {
  const entry = entries[at];
  if (entry === undefined) return [];
  const known = made.get(entry);
  if (known !== undefined) return known as readonly Cut<S, E>[];
  const { isSilent } = telling.tale;
  const cuts = cut(telling, entry, entries[at - 1], setup).filter(
    ({ events }, i, all) => i === all.length - 1 || !events.every((event) => isSilent(event as E)),
  );
  made.set(entry, cuts);
  return cuts;
}

/** The table as it was at a moment, or as soon after it as there was a table to see. Nobody is asked there. */
export function pictureAt<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  telling: Telling<U, S, C, E>,
  setup: U,
  journal: Journal<S, E>,
  { entry, told }: Moment,
): PictureOf<S, E> | null {
  const cuts = cutsOf(telling, setup, journal, entry);
  const found = cuts.find((one) => one.told >= told) ?? cuts[cuts.length - 1];
  if (found === undefined) return null;
  const { state, events } = found;
  return {
    state: { ...state, decision: null },
    events,
    entry,
    told: found.told,
    ms: telling.tale.lookOf(events as readonly E[]),
    waits: true,
    step: false,
  };
}

/** The moment before; null: there is none. */
export function momentBefore<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  telling: Telling<U, S, C, E>,
  setup: U,
  journal: Journal<S, E>,
  { entry, told }: Moment,
): Moment | null {
  const earlier = cutsOf(telling, setup, journal, entry).filter((one) => one.told < told);
  const last = earlier[earlier.length - 1];
  if (last !== undefined) return { entry, told: last.told };
  if (entry === 0) return null;
  const cuts = cutsOf(telling, setup, journal, entry - 1);
  return { entry: entry - 1, told: cuts[cuts.length - 1]?.told ?? 0 };
}

/** The moment after, up to the present; null: that is the table as it is. */
export function momentAfter<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  telling: Telling<U, S, C, E>,
  setup: U,
  journal: Journal<S, E>,
  { entry, told }: Moment,
): Moment | null {
  const next = cutsOf(telling, setup, journal, entry).find((one) => one.told > told);
  if (next !== undefined) return { entry, told: next.told };
  if (entry >= journal.at) return null;
  return { entry: entry + 1, told: cutsOf(telling, setup, journal, entry + 1)[0]?.told ?? 0 };
}

/** The last moment of all: the table as it is, looked at and not played. */
export const lastMoment = <S, E>({ entries, at }: Journal<S, E>): Moment => ({
  entry: at,
  told: entries[at]?.events.length ?? 0,
});
