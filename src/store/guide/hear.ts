import type { Memory, Note, Told, Waiting } from './guide';
import { IDEAS, type Idea } from './ideas';
import type { Moment } from './moment';

/** How many ideas wait at most, and how many moments long: later they would speak of what nobody remembers. */
const QUEUE = 3;
const PATIENCE = 4;

/** So many calm ideas make one note. */
const TOGETHER = 3;

/** A question wants an answer now, what happened is fresh, how things stand can wait, and background waits for calm. */
const ORDER = { asked: 0, event: 1, state: 2, calm: 3 } as const;

type Candidate = Told & { on: Idea['when']['on'] };

function candidates(moment: Moment, told: readonly Told[]): Candidate[] {
  return IDEAS.flatMap(({ id, when }): Candidate[] => {
    if (told.some((t) => t.id === id)) return [];
    const heard = when.hears(moment);
    return heard === null ? [] : [{ id, on: when.on, ...heard }];
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

const bare = ({ id, who }: Told): Told => ({ id, who });

/** What is background is told after a moment of silence only, several at once. */
function calmly(fresh: readonly Candidate[], quiet: number): Told[] {
  const calm = quiet > 0 ? fresh.filter(({ on }) => on === 'calm') : [];
  return calm.slice(0, TOGETHER).map(bare);
}

/** What is told at a moment, the first thing first; nothing: silence. */
function choose(fresh: readonly Candidate[], { waiting, quiet }: Memory): Told[] {
  const [first] = fresh;
  const urgent = first?.on === 'asked' || first?.on === 'event' ? first : waiting[0];
  if (urgent !== undefined) return [bare(urgent)];
  return first?.on === 'state' ? [bare(first)] : calmly(fresh, quiet);
}

/**
 * What the guide says at a moment: one idea, by what is asked, then by what just happened, then what waits, then what is so;
 * with none of these, and calm, a few of the background together. A moment is heard once, and what was told before is past.
 */
export function hear(memory: Memory, moment: Moment): Memory {
  if (memory.mark === moment.mark) return memory;
  const fresh = candidates(moment, memory.told).sort((a, b) => ORDER[a.on] - ORDER[b.on]);
  const chosen = choose(fresh, memory);
  const [first, ...also] = chosen;
  const left = <T extends Told>(ideas: readonly T[]) => ideas.filter(({ id }) => id !== first?.id);
  const now: Note | null = first === undefined ? null : { ...first, ...(also.length > 0 ? { also } : {}) };
  return {
    told: [...memory.told, ...chosen],
    now,
    waiting: queue(left(memory.waiting), left(fresh)),
    mark: moment.mark,
    heard: moment.at,
    goesOn: moment.decision === null,
    quiet: now === null ? memory.quiet + 1 : 0,
  };
}
