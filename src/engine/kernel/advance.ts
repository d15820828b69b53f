import { type Command, isCommand, type Rejection } from './command';
import type { Decision, Option, Question } from './decision';
import { rollDie } from './dice';
import { Fault } from './fault';
import type { Cause, Frame } from './frame';
import type { Next } from './next';
import type { AskingStep } from './procedure';
import { END, routineOf } from './routine';
import type { Game, Run, TableState } from './table';
import { TYPED_ROLL } from './typedRoll';

/** Most steps between two questions, and most frames on the stack, before the engine gives up with a fault. */
export const LIMITS = { steps: 20_000, depth: 200 };

function top(state: TableState): Frame | undefined {
  return state.stack[state.stack.length - 1];
}

function push<S extends TableState, C, E>(
  game: Game<S, C, E>,
  state: S,
  name: string,
  locals: object,
  cause: Cause | null,
): void {
  if (state.stack.length >= LIMITS.depth)
    throw new Fault(`more than ${LIMITS.depth} procedures at once`, state.stack);
  const frame = locals as Frame;
  frame.procedure = name;
  frame.step = routineOf(game, state, name).first;
  frame.cause = cause;
  frame.result = null;
  state.stack.push(frame);
}

/** Ends the top frame, hands its value to the caller and lets the caller's guard speak. */
function pop<S extends TableState, C, E>(game: Game<S, C, E>, run: Run<S, C, E>, result: unknown): void {
  const { state } = run;
  state.stack.pop();
  const caller = top(state);
  if (caller === undefined) return;
  caller.result = result;
  const next = routineOf(game, state, caller.procedure).procedure.guard?.(caller, run);
  if (next !== undefined) apply(game, run, caller, next);
}

function apply<S extends TableState, C, E>(
  game: Game<S, C, E>,
  run: Run<S, C, E>,
  frame: Frame,
  next: Next | undefined,
): void {
  const { state } = run;
  if (next?.next === 'goTo') {
    frame.step = next.step;
    return;
  }
  if (next?.next === 'done') {
    pop(game, run, next.result);
    return;
  }
  if (next?.next === 'unwind') {
    const at = state.stack.findIndex((f) => f.procedure === next.procedure);
    if (at < 0) throw new Fault(`nothing to unwind to: "${next.procedure}"`, state.stack);
    state.stack.length = at + 1;
    (state.stack[at] as Frame).step = next.step;
    return;
  }
  frame.step = routineOf(game, state, frame.procedure).lines.get(frame.step)?.after ?? END;
  if (next?.next === 'call') push(game, state, next.procedure, next.locals, next.cause ?? frame.cause);
  if (next?.next === 'roll') rollFor(game, run, frame, next);
}

function rollFor<S extends TableState, C, E>(
  game: Game<S, C, E>,
  run: Run<S, C, E>,
  frame: Frame,
  { purpose, count, sides, by }: Extract<Next, { next: 'roll' }>,
): void {
  const { state } = run;
  if (state.dice.source === 'typed' && count > 0) {
    push(game, state, TYPED_ROLL, { purpose, count, sides, by, dice: [] }, frame.cause);
    return;
  }
  const dice: number[] = [];
  try {
    for (let i = 0; i < count; i += 1) dice.push(rollDie(state.dice, purpose, sides));
  } catch (error) {
    throw new Fault((error as Error).message, state.stack);
  }
  frame.result = dice;
  if (count > 0) run.emit({ type: 'rolled', purpose, sides, dice: [...dice], cause: frame.cause });
}

function causesOf(state: TableState): Cause[] {
  const causes: Cause[] = [];
  for (const { cause } of state.stack) {
    const last = causes[causes.length - 1];
    if (cause !== null && (last === undefined || last.id !== cause.id || last.kind !== cause.kind)) {
      causes.push({ kind: cause.kind, id: cause.id });
    }
  }
  return causes;
}

/** Poses a question, or answers it at once where there is nothing to decide. */
function pose<S extends TableState, C, E>(
  game: Game<S, C, E>,
  run: Run<S, C, E>,
  frame: Frame,
  step: AskingStep<Frame, Run<S, C, E>>,
  question: Question,
): void {
  const { state } = run;
  const { kind, by, options, min = 1, max = 1 } = question;
  if (options.length < Math.max(min, 1)) throw new Fault(`"${kind}" has no answer`, state.stack);
  if (options.length === 1 && min === 1 && question.pause !== true) {
    run.emit({ type: 'answered', kind, by, keys: [(options[0] as Option).key], forced: true });
    apply(game, run, frame, step.answer(frame, run, options));
    return;
  }
  state.asked += 1;
  const decision: Decision = {
    id: state.asked,
    kind,
    by,
    options,
    min,
    max: Math.min(max, options.length),
    causes: causesOf(state),
    about: question.about ?? {},
    interjections: game.interjections(run),
  };
  state.decision = decision;
}

/** Performs steps until a question is pending or the stack is empty. */
export function proceed<S extends TableState, C, E>(game: Game<S, C, E>, run: Run<S, C, E>): void {
  const { state } = run;
  let steps = 0;
  for (let frame = top(state); frame !== undefined && state.decision === null; frame = top(state)) {
    steps += 1;
    run.between?.();
    if (steps > LIMITS.steps)
      throw new Fault(`more than ${LIMITS.steps} steps without a question`, state.stack);
    if (frame.step === END) {
      pop(game, run, null);
      continue;
    }
    const step = routineOf(game, state, frame.procedure).lines.get(frame.step)?.step;
    if (step === undefined) throw new Fault(`no step "${frame.step}" in "${frame.procedure}"`, state.stack);
    if (typeof step === 'function') {
      apply(game, run, frame, step(frame, run));
      continue;
    }
    const question = step.ask(frame, run);
    if (question === null) apply(game, run, frame, undefined);
    else pose(game, run, frame, step, question);
  }
}

function choose(decision: Decision, keys: readonly string[]): Option[] | Rejection {
  if (keys.length < decision.min || keys.length > decision.max || new Set(keys).size !== keys.length) {
    return {
      code: 'wrongCount',
      message: `"${decision.kind}" wants ${decision.min} to ${decision.max} different answers, not ${keys.length}`,
    };
  }
  const chosen: Option[] = [];
  for (const key of keys) {
    const option = decision.options.find((o) => o.key === key);
    if (option === undefined)
      return { code: 'notAnOption', message: `"${key}" is no answer to "${decision.kind}"` };
    chosen.push(option);
  }
  return chosen;
}

/** Checks that a command meets the pending decision. */
function reject(state: TableState, command: Command): Rejection | null {
  if (state.stack.length === 0) return { code: 'over', message: 'it is over' };
  if (state.decision === null) return { code: 'noDecision', message: 'nothing is asked' };
  if (command.type !== 'edit' && command.decision !== state.decision.id) {
    return {
      code: 'pastDecision',
      message: `question ${command.decision} is not pending; question ${state.decision.id} is`,
    };
  }
  return null;
}

/**
 * The only door into a running game: takes a command, changes the table it is handed,
 * and runs on to the next question. Returns null, or why the command was refused; then nothing has changed.
 * @throws {Fault} when the rules themselves fail; the value handed in is then spoiled, so hand in a copy to keep it (the journal does).
 */
export function advance<S extends TableState, C, E>(
  game: Game<S, C, E>,
  run: Run<S, C, E>,
  command: unknown,
): Rejection | null {
  const { state } = run;
  if (!isCommand(command)) return { code: 'notACommand', message: 'this is no command' };
  const rejection = reject(state, command);
  if (rejection !== null) return rejection;
  const decision = state.decision as Decision;
  if (command.type === 'answer') {
    const chosen = choose(decision, command.keys);
    if (!Array.isArray(chosen)) return chosen;
    const frame = top(state) as Frame;
    const step = routineOf(game, state, frame.procedure).lines.get(frame.step)?.step;
    if (step === undefined || typeof step === 'function')
      throw new Fault('the asking step is gone', state.stack);
    state.decision = null;
    run.emit({ type: 'answered', kind: decision.kind, by: decision.by, keys: command.keys, forced: false });
    apply(game, run, frame, step.answer(frame, run, chosen));
  } else if (command.type === 'interject') {
    const option = decision.interjections.find((o) => o.key === command.key);
    if (option === undefined) return { code: 'notNow', message: `"${command.key}" is not possible now` };
    state.decision = null;
    const { procedure, locals } = game.interject(run, option);
    push(game, state, procedure, locals, null);
  } else {
    const reason = game.edit(run, command.edit);
    if (reason !== null) return { code: 'badEdit', message: reason };
    run.emit({ type: 'edited', edit: command.edit });
    state.decision = null;
    recheck(game, run);
  }
  proceed(game, run);
  return null;
}

/** After an edit the waiting procedure's guard speaks before its question is asked again. */
function recheck<S extends TableState, C, E>(game: Game<S, C, E>, run: Run<S, C, E>): void {
  const frame = top(run.state);
  if (frame === undefined) return;
  const next = routineOf(game, run.state, frame.procedure).procedure.guard?.(frame, run);
  if (next !== undefined) apply(game, run, frame, next);
}

/** Puts the outermost procedure on an empty stack and runs to the first question. */
export function begin<S extends TableState, C, E>(
  game: Game<S, C, E>,
  run: Run<S, C, E>,
  procedure: string,
  locals: object,
): void {
  push(game, run.state, procedure, locals, null);
  proceed(game, run);
}
