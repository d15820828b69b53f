import type * as z from 'zod/mini';
import { advance, type Command, copy, type Decision, type TableState } from '../kernel';
import type { AnyContent, AnySetUp, Table } from './rules';
import { placeOf } from './tidy';

/** So many answers are given in each way: enough to come through everything that was under way. */
const ANSWERS = 40;

/** Ways to answer: always the first, always the last, and now this, now that. */
const WAYS: readonly ((decision: Decision) => number)[] = [
  () => 0,
  ({ options }) => options.length - 1,
  ({ id, options }) => (id * 7) % options.length,
];

function answered(decision: Decision, way: (decision: Decision) => number): Command {
  const { id, options, min } = decision;
  const first = way(decision);
  const keys = Array.from(
    { length: Math.max(1, min) },
    (_, i) => options[(first + i) % options.length]?.key ?? '',
  );
  return { type: 'answer', decision: id, keys };
}

/** Why a table can't be played on in one way. */
function stopsAt<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { game, violations, stateSchema }: Table<U, S, C, E>,
  from: S,
  content: C,
  way: (decision: Decision) => number,
): string | null {
  const state = copy(from);
  const run = { state, content, emit: () => undefined };
  for (let i = 0; i < ANSWERS && state.decision !== null; i += 1) {
    const rejection = advance(game, run, answered(state.decision, way));
    if (rejection !== null) return rejection.message;
  }
  return violations(state, content)[0] ?? unsavable(stateSchema, state);
}

/** What has become of a table that no file could hold: a procedure that lacks a number counts with none. */
function unsavable<S>(schema: z.ZodMiniType<S>, state: S): string | null {
  const parsed = schema.safeParse(state);
  if (parsed.success) return null;
  return `${placeOf((parsed.error.issues[0]?.path ?? []) as string[])} would be damaged`;
}

/**
 * Why a table from outside can't be played on, found out by playing on with copies of it; null where it can. What a
 * procedure under way remembers is known to it alone, so that only playing shows whether it is sound.
 */
export function whyNotGoOn<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  from: S,
  content: C,
): string | null {
  for (const way of WAYS) {
    try {
      const problem = stopsAt(table, from, content, way);
      if (problem !== null) return problem;
    } catch (error) {
      return (error as Error).message.split('\n')[0] ?? '';
    }
  }
  return null;
}
