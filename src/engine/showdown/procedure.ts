import type { Cause, Frame, Game, Procedure as KernelProcedure, Run as KernelRun, Next } from '../kernel';
import type { Calls } from './calls';
import type { Content } from './cards/content';
import type { ShowdownEvent } from './events';
import type { ShowdownState } from './state';

/** What every step of the showdown gets. */
export type Run = KernelRun<ShowdownState, Content, ShowdownEvent>;

/** The rules of the showdown for the kernel. */
export type ShowdownGame = Game<ShowdownState, Content, ShowdownEvent>;

/** The frame of a procedure: the kernel's fields and its own locals. */
export type FrameOf<N extends keyof Calls> = Frame & Calls[N];

/** A procedure of the showdown, named as in `Calls`. */
export type Procedure<N extends keyof Calls> = KernelProcedure<FrameOf<N>, Run> & { name: N };

/** Call another procedure, which takes the locals over as its frame; the next step of this one finds what it gives back in `result`. */
export function call<N extends keyof Calls>(
  procedure: N,
  locals: Calls[N],
  cause: Cause | null = null,
): Next {
  return { next: 'call', procedure, locals, cause };
}
