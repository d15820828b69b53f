import type { Cause, Frame, Procedure as KernelProcedure, Next } from '../kernel';

// How a game names its procedures: `Calls` says of each what it is told.

/** The frame of a procedure: the kernel's fields and its own locals. */
export type FrameIn<Calls, N extends keyof Calls> = Frame & Calls[N];

/** A procedure of a game, named as in its `Calls`. */
export type ProcedureIn<Calls, Run, N extends keyof Calls> = KernelProcedure<FrameIn<Calls, N>, Run> & {
  name: N;
};

/**
 * The game's way to call another procedure, which takes the locals over as its frame; the next step of the one that calls
 * finds what it gives back in `result`.
 */
export const callIn =
  <Calls>() =>
  <N extends keyof Calls & string>(
    procedure: N,
    locals: Calls[N] & object,
    cause: Cause | null = null,
  ): Next => ({
    next: 'call',
    procedure,
    locals,
    cause,
  });
