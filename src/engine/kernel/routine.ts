import { Fault } from './fault';
import type { Step } from './procedure';
import type { Game, Run, TableState } from './table';
import { TYPED_ROLL, typedRoll } from './typedRoll';

/** Where a procedure stands when all its steps are done; no step can be called this. */
export const END = '';

type AnyProcedure<S extends TableState, C, E> = Game<S, C, E>['procedures'][string];

/** A procedure made ready to be performed: its steps by name, each with the name of the one that follows. */
interface Routine<S extends TableState, C, E> {
  procedure: AnyProcedure<S, C, E>;
  first: string;
  // biome-ignore lint/suspicious/noExplicitAny: as in `Game`: each procedure has its own locals.
  lines: ReadonlyMap<string, { step: Step<any, Run<S, C, E>>; after: string }>;
}

/** Routines by name, for each list of procedures: worked out once, since every step of every fight looks here. */
// biome-ignore lint/suspicious/noExplicitAny: one store for the games of all kinds of table; the list of procedures is the key.
const programs = new WeakMap<object, Map<string, Routine<any, any, any>>>();

function madeReady<S extends TableState, C, E>(procedure: AnyProcedure<S, C, E>): Routine<S, C, E> {
  const names = Object.keys(procedure.steps);
  const lines = new Map(
    Object.entries(procedure.steps).map(([name, step], i) => [name, { step, after: names[i + 1] ?? END }]),
  );
  return { procedure, first: names[0] ?? END, lines };
}

/**
 * The routine with this name.
 * @throws {Fault} if the game has no such procedure
 */
export function routineOf<S extends TableState, C, E>(
  { procedures }: Game<S, C, E>,
  state: S,
  name: string,
): Routine<S, C, E> {
  let program = programs.get(procedures);
  if (program === undefined) {
    program = new Map();
    programs.set(procedures, program);
  }
  const known = program.get(name);
  if (known !== undefined) return known;
  const procedure = name === TYPED_ROLL ? typedRoll : procedures[name];
  if (procedure === undefined) throw new Fault(`there is no procedure "${name}"`, state.stack);
  const routine = madeReady<S, C, E>(procedure);
  program.set(name, routine);
  return routine;
}
