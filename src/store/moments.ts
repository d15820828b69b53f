import {
  type AnyEvent,
  Fault,
  hash,
  openingOf,
  type Scene,
  type SetUp,
  SHOWDOWN,
  type ShowdownState,
  scenesOf,
} from '../engine';
import { CONTENT } from './content';
import type { FightJournal } from './session';
import { RULES } from './showdownTable';
import { lookOf, type Picture } from './showing';

/** A point in the course of a fight: an entry of the journal, and how many of its events had been told by then. */
export interface Moment {
  entry: number;
  told: number;
}

/** Which of two moments is the earlier one: below zero, the first. */
export const momentOrder = (a: Moment, b: Moment): number => a.entry - b.entry || a.told - b.told;

type Entry = FightJournal['entries'][number];

/** The table after a step, and how much of its entry was told by then. */
interface Cut {
  state: ShowdownState;
  events: readonly AnyEvent[];
  told: number;
}

/** Facts that nobody needs a line, or a moment of their own, for. */
const SILENT: readonly AnyEvent['type'][] = ['phaseBegan', 'triggered', 'actEnded', 'aiFinished'];

/** Whether an event is told to nobody. */
export const isSilent = (event: AnyEvent): boolean =>
  SILENT.includes(event.type) || (event.type === 'answered' && event.forced);

/** The steps of an entry, by playing it again from the table before; none where that fails. */
function scenes(
  { command }: Entry,
  before: Entry | undefined,
  setup: SetUp,
): Scene<ShowdownState, AnyEvent>[] {
  try {
    if (before === undefined) return openingOf(SHOWDOWN, setup, CONTENT);
    return command === null ? [] : scenesOf(RULES, before.state, command);
  } catch (error) {
    if (error instanceof Fault) return [];
    throw error;
  }
}

/** Whether steps tell exactly what the entry tells: a fight from a file may have come about in another way. */
const agrees = ({ events }: Entry, steps: readonly Scene<ShowdownState, AnyEvent>[]): boolean => {
  const told = steps.flatMap((step) => step.events);
  return told.length === events.length && hash(told) === hash(events);
};

function cut(entry: Entry, before: Entry | undefined, setup: SetUp): Cut[] {
  const whole = [{ state: entry.state, events: entry.events, told: entry.events.length }];
  const steps = scenes(entry, before, setup);
  if (steps.length === 0 || !agrees(entry, steps)) return whole;
  let told = 0;
  return steps.map(({ state, events }, i) => {
    told += events.length;
    // Behind its last event an entry may have gone on to the question that it ends with.
    return { state: i === steps.length - 1 ? entry.state : state, events, told };
  });
}

const made = new WeakMap<Entry, readonly Cut[]>();

/** The moments of one entry, cut once: a journal's entries never change. */
function cutsOf(setup: SetUp, { entries }: FightJournal, at: number): readonly Cut[] {
  const entry = entries[at];
  if (entry === undefined) return [];
  const known = made.get(entry);
  if (known !== undefined) return known;
  const cuts = cut(entry, entries[at - 1], setup).filter(
    ({ events }, i, all) => i === all.length - 1 || !events.every(isSilent),
  );
  made.set(entry, cuts);
  return cuts;
}

/** The table as it was at a moment, or as soon after it as there was a table to see. Nobody is asked there. */
export function pictureAt(setup: SetUp, journal: FightJournal, { entry, told }: Moment): Picture | null {
  const cuts = cutsOf(setup, journal, entry);
  const found = cuts.find((one) => one.told >= told) ?? cuts[cuts.length - 1];
  if (found === undefined) return null;
  const { state, events } = found;
  return {
    state: { ...state, decision: null },
    events,
    entry,
    told: found.told,
    ms: lookOf(events),
    waits: true,
    step: false,
  };
}

/** The moment before; null: there is none. */
export function momentBefore(setup: SetUp, journal: FightJournal, { entry, told }: Moment): Moment | null {
  const earlier = cutsOf(setup, journal, entry).filter((one) => one.told < told);
  const last = earlier[earlier.length - 1];
  if (last !== undefined) return { entry, told: last.told };
  if (entry === 0) return null;
  const cuts = cutsOf(setup, journal, entry - 1);
  return { entry: entry - 1, told: cuts[cuts.length - 1]?.told ?? 0 };
}

/** The moment after, up to the present; null: that is the table as it is. */
export function momentAfter(setup: SetUp, journal: FightJournal, { entry, told }: Moment): Moment | null {
  const next = cutsOf(setup, journal, entry).find((one) => one.told > told);
  if (next !== undefined) return { entry, told: next.told };
  if (entry >= journal.at) return null;
  return { entry: entry + 1, told: cutsOf(setup, journal, entry + 1)[0]?.told ?? 0 };
}

/** The last moment of all: the table as it is, looked at and not played. */
export const lastMoment = ({ entries, at }: FightJournal): Moment => ({
  entry: at,
  told: entries[at]?.events.length ?? 0,
});
