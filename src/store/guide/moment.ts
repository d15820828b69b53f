import type { AnyEvent, Decision, ShowdownState } from '../../engine';
import type { FightJournal } from '../session';
import type { Picture } from '../showing';

/** A moment at which the guide may speak: a question, or one of the monster's doings, which waits then. */
export interface Moment {
  /** One and the same for the same moment. */
  mark: object;
  /** What led to it. */
  events: readonly AnyEvent[];
  state: ShowdownState;
  /** Null while a step is shown. */
  decision: Decision | null;
  /** The last entry of the journal that led to it and is told whole. */
  at: number;
  /** On a phone's screen. */
  narrow: boolean;
}

/** What is played out: its pictures, how far, and whether any of them can wait. */
export interface Showing {
  pictures: readonly Picture[];
  at: number;
  waits: boolean;
}

/** The moment that a person is looking at; null while pictures pass by themselves. */
export function momentOf(
  { entries, at }: FightJournal,
  showing: Showing,
  heard: number,
  narrow: boolean,
): Moment | null {
  const picture = showing.pictures[showing.at];
  if (picture !== undefined) {
    if (!showing.waits || !picture.waits) return null;
    const { state, events } = picture;
    return { mark: picture, events, state, decision: null, at: heard, narrow };
  }
  const mark = entries[at];
  if (mark === undefined) return null;
  // Whoever went back hears nothing of it: what was undone did not happen.
  const events = entries.slice(heard + 1, at + 1).flatMap((entry) => entry.events);
  return { mark, events, state: mark.state, decision: mark.state.decision, at, narrow };
}
