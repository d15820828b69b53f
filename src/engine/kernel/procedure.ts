import type { Option, Question } from './decision';
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
  steps: Record<string, Step<F, R>>;
}
