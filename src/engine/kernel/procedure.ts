import type { Option, Question } from './decision';
import type { Frame } from './frame';
import type { Next } from './next';

type Outcome = Next | undefined;

/** A step that only acts: looks things up, changes the state, says what is next. */
export type ActingStep<F, R> = (frame: F, run: R) => Outcome;

/**
 * A step that asks. `ask` may run again after an edit or an interjection and builds its options afresh, so it changes
 * nothing; null means that there is nothing to ask. `answer` gets the chosen options.
 */
export interface AskingStep<F, R> {
  ask(frame: F, run: R): Question | null;
  answer(frame: F, run: R, chosen: readonly Option[]): Outcome;
}

export type Step<F, R> = ActingStep<F, R> | AskingStep<F, R>;

/** A rule of the book as named steps, performed from the top. */
export interface Procedure<F, R> {
  name: string;
  /** Checked whenever control comes back to this procedure (SD-14.15); what it returns replaces the waiting step. */
  guard?(frame: F, run: R): Outcome;
  /** Whether there is nothing to do with these locals: then it is not even begun, and gives back null. Changes nothing. */
  idle?(locals: Omit<F, keyof Frame>, run: R): boolean;
  steps: Record<string, Step<F, R>>;
}
