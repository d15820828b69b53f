import type { Game, Run as KernelRun } from '../kernel';
import { callIn, type FrameIn, type ProcedureIn } from '../table/procedures';
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

export type FrameOf<N extends keyof Calls> = FrameIn<Calls, N>;

/** A procedure named as in `Calls`. */
export type Procedure<N extends keyof Calls> = ProcedureIn<Calls, Run, N>;

/** Calls another procedure. */
export const call = callIn<Calls>();
