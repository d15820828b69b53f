import type { AnyJournal } from '../desks/desk';
import type { Moment } from '../moments';
import type { Notice } from '../tableSession';
import type { ReplayFight } from './replay';

/**
 * The entry from whose question a fight can go on at a moment: an entry that is told to its end has come to its own
 * question; in the midst of one, that is the question before, whose answer is being carried out.
 */
export function questionAt({ entries }: AnyJournal, { entry, told }: Moment): number {
  const whole = told >= (entries[entry]?.events.length ?? 0);
  return whole ? entry : Math.max(0, entry - 1);
}

/** Whether there is something left to play at a moment. */
export function canPlayOn(journal: AnyJournal, moment: Moment): boolean {
  const state = journal.entries[questionAt(journal, moment)]?.state;
  return state !== undefined && state.decision !== null;
}

/**
 * Begins a new fight with the course up to a moment; the fight of the replay stays what it is. Where something is missing in
 * between, the new one begins behind the gap: nobody can take back what is not known.
 */
export function playOnFrom(
  { desk, setup, journal }: ReplayFight,
  moment: Moment,
  notices: readonly Notice[],
): void {
  const at = questionAt(journal, moment);
  const course = journal.entries.slice(0, at + 1);
  const entries = course.slice(course.findLastIndex(({ command }) => command === null));
  desk.store.getState().open(setup, { entries, at: entries.length - 1 }, notices);
}
