import type { Cause } from './frame';

/** What a step hands back to the driver; nothing means: go on with the next step. */
export type Next =
  | { next: 'goTo'; step: string }
  | { next: 'call'; procedure: string; locals: object; cause: Cause | null }
  | { next: 'roll'; purpose: string; count: number; sides: number; by: string }
  | { next: 'done'; result: unknown }
  | { next: 'unwind'; procedure: string; step: string };

/** Continue with the named step of this procedure. */
export const goTo = (step: string): Next => ({ next: 'goTo', step });

/** This procedure is finished; its caller finds the value in `result`. */
export const done = (result: unknown = null): Next => ({ next: 'done', result });

/** End everything above the outermost frame of the named procedure, and continue there at the named step. */
export const unwind = (procedure: string, step: string): Next => ({ next: 'unwind', procedure, step });

/**
 * Roll `count` dice; the next step finds the faces as `number[]` in `result`.
 * @param by the seat that types the faces in, where the players roll real dice
 */
export const roll = (purpose: string, count: number, sides: number, by: string): Next => ({
  next: 'roll',
  purpose,
  count,
  sides,
  by,
});
