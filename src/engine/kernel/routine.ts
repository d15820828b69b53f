import { Fault } from './fault';
import type { Frame } from './frame';
import type { Procedure, Step } from './procedure';
import type { AnyGame, AnyRun, TableState } from './table';
import { TYPED_ROLL, typedRoll } from './typedRoll';

/** Where a procedure stands when all its steps are done; no step can be called this. */
export const END = '';

// biome-ignore lint/suspicious/noExplicitAny: as in `Game`: each procedure has its own locals.
type AnyProcedure = Procedure<any, AnyRun>;

/** A step with the name of the one that follows. */
export interface Line {
  step: Step<Frame, AnyRun>;
  after: string;
}

/** A procedure made ready to be performed: its steps by name. */
interface Routine {
  procedure: AnyProcedure;
  first: string;
  lines: ReadonlyMap<string, Line>;
}

/** A game's procedures, each made ready once, when it is first called: every step of every fight looks here. */
export interface Program {
  procedures: AnyGame['procedures'];
  routines: Map<string, Routine>;
}

const programs = new WeakMap<object, Program>();

/** The program of a game: looked up once a command, and handed on. */
export function programOf({ procedures }: AnyGame): Program {
  const known = programs.get(procedures);
  if (known !== undefined) return known;
  const program: Program = { procedures, routines: new Map() };
  programs.set(procedures, program);
  return program;
}

function madeReady(procedure: AnyProcedure): Routine {
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
export function routineOf({ procedures, routines }: Program, state: TableState, name: string): Routine {
  const known = routines.get(name);
  if (known !== undefined) return known;
  const procedure = name === TYPED_ROLL ? typedRoll : procedures[name];
  if (procedure === undefined) throw new Fault(`there is no procedure "${name}"`, state.stack);
  const routine = madeReady(procedure);
  routines.set(name, routine);
  return routine;
}
