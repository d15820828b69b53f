import type { Game, Run as KernelRun } from '../kernel';
import { callIn, type FrameIn, type ProcedureIn } from '../table/procedures';
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

export type FrameOf<N extends keyof Calls> = FrameIn<Calls, N>;

/** A procedure named as in `Calls`. */
export type Procedure<N extends keyof Calls> = ProcedureIn<Calls, Run, N>;

/** Calls another procedure. */
export const call = callIn<Calls>();
