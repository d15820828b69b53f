import type { Frame, Game, Procedure as KernelProcedure, Run as KernelRun, Next } from '../kernel';
import type { Calls } from './calls';
import type { SurvivorContent } from './cards/content';
import type { SurvivorEvent } from './events';
import type { SurvivorState } from './state';

/** What every step of a game gets. */
export type Run = KernelRun<SurvivorState, SurvivorContent, SurvivorEvent>;

/** The table without a place to report facts: for what is only looked at. */
export type Seen = Pick<Run, 'state' | 'content'>;

/** The rules of last survivor for the kernel. */
export type SurvivorGame = Game<SurvivorState, SurvivorContent, SurvivorEvent>;

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
