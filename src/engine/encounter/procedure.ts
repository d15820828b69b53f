import type { Frame, Game, Procedure as KernelProcedure, Run as KernelRun, Next } from '../kernel';
import type { Calls } from './calls';
import type { EncounterContent } from './cards/content';
import type { EncounterEvent } from './events';
import type { EncounterState } from './state';

/** What every step of an encounter gets. */
export type Run = KernelRun<EncounterState, EncounterContent, EncounterEvent>;

/** The table without a place to report facts: for numbers that are only looked at. */
export type Seen = Pick<Run, 'state' | 'content'>;

/** The rules of the encounters for the kernel. */
export type EncounterGame = Game<EncounterState, EncounterContent, EncounterEvent>;

export type FrameOf<N extends keyof Calls> = Frame & Calls[N];

/** A procedure named as in `Calls`. */
export type Procedure<N extends keyof Calls> = KernelProcedure<FrameOf<N>, Run> & { name: N };

/** Call another procedure; the next step of this one finds what it gives back in `result`. */
export function call<N extends keyof Calls>(
  procedure: N,
  locals: Calls[N],
  cause: { kind: string; id: string } | null = null,
): Next {
  return { next: 'call', procedure, locals, cause };
}
