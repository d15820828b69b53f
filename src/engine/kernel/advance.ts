import { type Command, isCommand, type Rejection } from './command';
import type { Decision, Option, Question } from './decision';
import { rollDie } from './dice';
import { Fault } from './fault';
import type { Cause, Frame } from './frame';
import type { Next } from './next';
import type { AskingStep } from './procedure';
import { END, type Line, type Program, programOf, routineOf } from './routine';
import type { AnyGame, AnyRun, Game, Run, TableState } from './table';
import { TYPED_ROLL } from './typedRoll';

/** Most steps between two questions, and most frames on the stack, before the engine gives up with a fault. */
export const LIMITS = { steps: 20_000, depth: 200 };

type Call = Extract<Next, { next: 'call' }>;
type Roll = Extract<Next, { next: 'roll' }>;
type Asking = AskingStep<Frame, AnyRun>;

/** A game that runs on a table. */
interface Course {
  game: AnyGame;
  program: Program;
  run: AnyRun;
}

/** Here a game meets a run of its own kind; from here on the driver need not know which kind that is. */
function courseOf<S extends TableState, C, E>(own: Game<S, C, E>, run: Run<S, C, E>): Course {
  const game = own as AnyGame;
  return { game, program: programOf(game), run };
}

function top(state: TableState): Frame | undefined {
  return state.stack[state.stack.length - 1];
}

/** Where a frame stands. */
const lineOf = ({ program, run }: Course, frame: Frame): Line | undefined =>
  routineOf(program, run.state, frame.procedure).lines.get(frame.step);

function push({ program, run }: Course, name: string, locals: object, cause: Cause | null): void {
  const { stack } = run.state;
  if (stack.length >= LIMITS.depth) throw new Fault(`more than ${LIMITS.depth} procedures at once`, stack);
  const frame = locals as Frame;
  frame.procedure = name;
  frame.step = routineOf(program, run.state, name).first;
  frame.cause = cause;
  frame.result = null;
  stack.push(frame);
}

/** Lets the guard of the waiting procedure speak: what it returns replaces the waiting step. */
function heed(course: Course, waiting: Frame): void {
  const { program, run } = course;
  const next = routineOf(program, run.state, waiting.procedure).procedure.guard?.(waiting, run);
  if (next !== undefined) apply(course, waiting, lineOf(course, waiting), next);
}

/** Ends the top frame, hands its value to the caller and lets the caller's guard speak. */
function pop(course: Course, result: unknown): void {
  const { state } = course.run;
  state.stack.pop();
  const caller = top(state);
  if (caller === undefined) return;
  caller.result = result;
  heed(course, caller);
}

/** Calls a procedure; one that is idle is over at once. */
function enter(course: Course, caller: Frame, { procedure, locals, cause }: Call): void {
  const { program, run } = course;
  if (routineOf(program, run.state, procedure).procedure.idle?.(locals, run) === true) {
    caller.result = null;
    heed(course, caller);
  } else push(course, procedure, locals, cause ?? caller.cause);
}

function unwind({ stack }: TableState, procedure: string, step: string): void {
  const at = stack.findIndex((f) => f.procedure === procedure);
  if (at < 0) throw new Fault(`nothing to unwind to: "${procedure}"`, stack);
  stack.length = at + 1;
  (stack[at] as Frame).step = step;
}

/** Does what the step on this line said is next. */
function apply(course: Course, frame: Frame, line: Line | undefined, next: Next | undefined): void {
  if (next?.next === 'goTo') frame.step = next.step;
  else if (next?.next === 'done') pop(course, next.result);
  else if (next?.next === 'unwind') unwind(course.run.state, next.procedure, next.step);
  else {
    frame.step = line?.after ?? END;
    if (next?.next === 'call') enter(course, frame, next);
    if (next?.next === 'roll') rollFor(course, frame, next);
  }
}

function rollFor(course: Course, frame: Frame, { purpose, count, sides, by }: Roll): void {
  const { state } = course.run;
  if (state.dice.source === 'typed' && count > 0) {
    push(course, TYPED_ROLL, { purpose, count, sides, by, dice: [] }, frame.cause);
    return;
  }
  const dice: number[] = [];
  try {
    for (let i = 0; i < count; i += 1) dice.push(rollDie(state.dice, purpose, sides));
  } catch (error) {
    throw new Fault((error as Error).message, state.stack);
  }
  frame.result = dice;
  if (count > 0) course.run.emit({ type: 'rolled', purpose, sides, dice: [...dice], cause: frame.cause });
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
function pose(course: Course, frame: Frame, line: Line, { answer }: Asking, question: Question): void {
  const { game, run } = course;
  const { state } = run;
  const { kind, by, options, min = 1, max = 1 } = question;
  if (options.length < Math.max(min, 1)) throw new Fault(`"${kind}" has no answer`, state.stack);
  if (options.length === 1 && min === 1 && question.pause !== true) {
    run.emit({ type: 'answered', kind, by, keys: [(options[0] as Option).key], forced: true });
    apply(course, frame, line, answer(frame, run, options));
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
function goOn(course: Course): void {
  const { run } = course;
  const { state } = run;
  let steps = 0;
  for (let frame = top(state); frame !== undefined && state.decision === null; frame = top(state)) {
    steps += 1;
    run.between?.();
    if (steps > LIMITS.steps)
      throw new Fault(`more than ${LIMITS.steps} steps without a question`, state.stack);
    if (frame.step === END) {
      pop(course, null);
      continue;
    }
    const line = lineOf(course, frame);
    if (line === undefined) throw new Fault(`no step "${frame.step}" in "${frame.procedure}"`, state.stack);
    const { step } = line;
    if (typeof step === 'function') {
      apply(course, frame, line, step(frame, run));
      continue;
    }
    const question = step.ask(frame, run);
    if (question === null) apply(course, frame, line, undefined);
    else pose(course, frame, line, step, question);
  }
}

/** Performs steps until a question is pending or the stack is empty. */
export function proceed<S extends TableState, C, E>(game: Game<S, C, E>, run: Run<S, C, E>): void {
  goOn(courseOf(game, run));
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
  const course = courseOf(game, run);
  if (command.type === 'answer') {
    const chosen = choose(decision, command.keys);
    if (!Array.isArray(chosen)) return chosen;
    const frame = top(state) as Frame;
    const line = lineOf(course, frame);
    if (line === undefined || typeof line.step === 'function')
      throw new Fault('the asking step is gone', state.stack);
    state.decision = null;
    run.emit({ type: 'answered', kind: decision.kind, by: decision.by, keys: command.keys, forced: false });
    apply(course, frame, line, line.step.answer(frame, course.run, chosen));
  } else if (command.type === 'interject') {
    const option = decision.interjections.find((o) => o.key === command.key);
    if (option === undefined) return { code: 'notNow', message: `"${command.key}" is not possible now` };
    state.decision = null;
    const { procedure, locals } = game.interject(run, option);
    push(course, procedure, locals, null);
  } else {
    const reason = game.edit(run, command.edit);
    if (reason !== null) return { code: 'badEdit', message: reason };
    run.emit({ type: 'edited', edit: command.edit });
    state.decision = null;
    // After an edit the waiting procedure's guard speaks before its question is asked again.
    const waiting = top(state);
    if (waiting !== undefined) heed(course, waiting);
  }
  goOn(course);
  return null;
}

/** Puts the outermost procedure on an empty stack and runs to the first question. */
export function begin<S extends TableState, C, E>(
  game: Game<S, C, E>,
  run: Run<S, C, E>,
  procedure: string,
  locals: object,
): void {
  const course = courseOf(game, run);
  push(course, procedure, locals, null);
  goOn(course);
}
