import type { TableState } from '../../engine';
import type { AnyJournal } from '../desks/desk';
import { type LoadedKept, loadKept } from '../keep/fights';
import type { ReplayFight } from './replay';

type Entry = AnyJournal['entries'][number];

/** A table that was kept whole, by itself: what led to it is not known any more. */
const alone = (state: TableState): Entry => ({ command: null, state, events: [] });

/**
 * What there is of a course, in its order: its beginning as far as that is sound, what could be followed from a kept table on,
 * and the kept tables that lie in none of both.
 */
function piecedTogether({ journal, lost, sound, tables }: LoadedKept): AnyJournal {
  const first = lost.before;
  const beginning = first > 0 ? (sound?.entries ?? []) : [];
  const end = first + journal.entries.length;
  const oldestFirst = [...tables].reverse();
  const between = oldestFirst.filter(({ entry }) => entry >= beginning.length && entry < first);
  const behind = oldestFirst.filter(({ entry }) => entry >= end);
  const before = [...beginning.slice(0, first), ...between.map(({ state }) => alone(state))];
  const entries = [...before, ...journal.entries, ...behind.map(({ state }) => alone(state))];
  return { entries, at: behind.length > 0 ? entries.length - 1 : before.length + journal.at };
}

/** A kept fight, to be looked at; null: there is none, or nothing of it can be read. */
export async function replayFromKept(id: string): Promise<ReplayFight | null> {
  const kept = await loadKept(id);
  if (kept === null) return null;
  const { desk, setup, journal, lost } = kept;
  return {
    id,
    desk,
    setup,
    journal: lost.why === null ? journal : piecedTogether(kept),
    lost: lost.why,
  };
}
