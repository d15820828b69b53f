import type { Game, Run as KernelRun } from '../kernel';
import { callIn, type FrameIn, type ProcedureIn } from '../table/procedures';
import type { Calls } from './calls';
import type { Content } from './cards/content';
import type { ShowdownEvent } from './events';
import type { ShowdownState } from './state';

/** What every step of the showdown gets. */
export type Run = KernelRun<ShowdownState, Content, ShowdownEvent>;

/** The rules of the showdown for the kernel. */
export type ShowdownGame = Game<ShowdownState, Content, ShowdownEvent>;

export type FrameOf<N extends keyof Calls> = FrameIn<Calls, N>;

/** A procedure of the showdown, named as in `Calls`. */
export type Procedure<N extends keyof Calls> = ProcedureIn<Calls, Run, N>;

/** Calls another procedure. */
export const call = callIn<Calls>();
