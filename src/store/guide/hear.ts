import type { Memory, Told, Waiting } from './guide';
import { IDEAS, type Idea } from './ideas';
import type { Moment } from './moment';

/** How many ideas wait at most, and how many moments long: later they would speak of what nobody remembers. */
const QUEUE = 3;
const PATIENCE = 4;

/** A question wants an answer now, what happened is fresh, and how things stand can be told at any time. */
const ORDER = { asked: 0, event: 1, state: 2 } as const;

type Candidate = Told & { on: Idea['when']['on']; calm: boolean };

function candidates(moment: Moment, told: readonly Told[]): Candidate[] {
  return IDEAS.flatMap(({ id, when, rules }): Candidate[] => {
    if (told.some((t) => t.id === id)) return [];
    const heard = when.hears(moment);
    return heard === null ? [] : [{ id, on: when.on, calm: rules.length === 0, ...heard }];
  });
}

/** What happened and was not told at once may still be told at the next moments; the rest comes up again by itself. */
function queue(old: readonly Waiting[], fresh: readonly Candidate[]): Waiting[] {
  const kept = old.flatMap(({ moments, ...idea }) =>
    moments > 1 ? [{ ...idea, moments: moments - 1 }] : [],
  );
  const known = new Set(kept.map(({ id }) => id));
  const added = fresh.filter(({ id, on }) => on === 'event' && !known.has(id));
  return [...kept, ...added.map(({ id, who }) => ({ id, who, moments: PATIENCE }))].slice(0, QUEUE);
}

/** What is so can wait; and what the page can do is told after a moment of silence only. */
const mayBeTold = ({ on, calm }: Candidate, quiet: number): boolean => on !== 'state' || !calm || quiet > 0;

function choose(fresh: readonly Candidate[], { waiting, quiet }: Memory): Told | undefined {
  const first = fresh.find((idea) => mayBeTold(idea, quiet));
  return first === undefined || first.on === 'state' ? (waiting[0] ?? first) : first;
}

/**
 * What the guide says at a moment: one idea at most, by what is asked, then by what just happened, then what waits, then what
 * is so. A moment is heard once. What was told before and not put away stays until there is something new.
 */
export function hear(memory: Memory, moment: Moment): Memory {
  if (memory.mark === moment.mark) return memory;
  const fresh = candidates(moment, memory.told).sort((a, b) => ORDER[a.on] - ORDER[b.on]);
  const chosen = choose(fresh, memory);
  const left = <T extends Told>(ideas: readonly T[]) => ideas.filter(({ id }) => id !== chosen?.id);
  const heard: Memory = {
    ...memory,
    waiting: queue(left(memory.waiting), left(fresh)),
    mark: moment.mark,
    heard: moment.at,
    goesOn: moment.decision === null,
    quiet: memory.quiet + 1,
  };
  if (chosen === undefined) return heard;
  const now: Told = { id: chosen.id, who: chosen.who };
  return { ...heard, told: [...memory.told, now], now, quiet: 0 };
}
