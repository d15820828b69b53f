import type { Journal, KernelEvent } from '../../engine';
import type { Rolls, RollView } from './roll';

/** So many rolls are remembered beside the question. */
const KEPT = 6;

/** What of an event lies on the table as dice; null: none. `id`: its place in the journal. */
export type RollOf<S, E> = (event: E | KernelEvent, id: string, state: S) => RollView | null;

/** The dice that were rolled last, as they lie on the table; `fresh`: those of the last answer. */
export function rollsOfJournal<S, E>({ entries, at }: Journal<S, E>, rollOf: RollOf<S, E>): Rolls {
  const rolls: RollView[] = [];
  let fresh = 0;
  for (let i = at; i >= 0 && rolls.length < KEPT; i -= 1) {
    const entry = entries[i];
    if (entry === undefined) continue;
    const made = entry.events.flatMap((event, k) => rollOf(event, `${i}.${k}`, entry.state) ?? []);
    rolls.unshift(...made);
    if (i === at) fresh = made.length;
  }
  return { rolls: rolls.slice(-Math.max(KEPT, fresh)), fresh, past: fresh === 0 };
}
