import { canonical, isTypedRoll, LIMITS, proceed, type TableState } from '../kernel';
import type { AnyContent, AnySetUp, Table } from './rules';

/** Procedures under way that there are not, or that can't be where they are said to be. */
function stack<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { game, root, id, strangeLocals }: Table<U, S, C, E>,
  { stack: frames }: S,
): string[] {
  if (frames.length > LIMITS.depth) return ['too much is under way at once'];
  if (frames[0] !== undefined && frames[0].procedure !== root) return [`it is no ${id}`];
  // The innermost one is tried out by asking.
  return frames.flatMap((frame, i) => {
    if (i === frames.length - 1) return strangeLocals(frame);
    if (isTypedRoll(frame)) return [];
    const known = Object.hasOwn(game.procedures, frame.procedure);
    const procedure = known ? game.procedures[frame.procedure] : undefined;
    if (procedure === undefined) return [`there is no procedure "${frame.procedure}"`];
    // A procedure whose last step made a call stands behind it.
    if (frame.step !== '' && !Object.hasOwn(procedure.steps, frame.step))
      return [`"${frame.procedure}" has no step "${frame.step}"`];
    return strangeLocals(frame);
  });
}

/** The table with its pending question asked anew by the rules as they are. */
function again<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { game }: Table<U, S, C, E>,
  state: S,
  content: C,
): S | string {
  const now = JSON.parse(JSON.stringify(state)) as S;
  now.decision = null;
  now.asked -= 1;
  try {
    proceed(game, { state: now, content, emit: () => undefined });
  } catch (error) {
    return `its question can't be asked: ${(error as Error).message.split('\n')[0]}`;
  }
  return now;
}

/** The pending question must be the one that the procedure asks at this place. */
function question<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  state: S,
  content: C,
): string[] {
  if (state.decision === null) return [];
  const asked = again(table, state, content);
  if (typeof asked === 'string') return [asked];
  return canonical(asked) === canonical(state) ? [] : ['its question is not what the rules ask here'];
}

/** A table from other rules with the question that these ask at its place; null where they can't ask anything. */
export function askedAnew<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  state: S,
  content: C,
): S | null {
  const [problem] = [...table.strangers(state, content), ...stack(table, state)];
  if (problem !== undefined || state.decision === null) return null;
  const asked = again(table, state, content);
  return typeof asked === 'string' ? null : asked;
}

/**
 * Why a state that has the right shape is no fight that can go on with this content; null if it is one. It costs as much
 * as some commands: for files, not for play.
 */
export function whyNotPlayable<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  state: S,
  content: C,
): string | null {
  try {
    const [problem] = [...table.strangers(state, content), ...stack(table, state)];
    if (problem !== undefined) return problem;
    return table.violations(state, content)[0] ?? question(table, state, content)[0] ?? null;
  } catch (error) {
    // What a procedure under way remembers may be of any kind in a file; a look at it that fails is an answer, too.
    return `its state can't be: ${(error as Error).message.split('\n')[0]}`;
  }
}
