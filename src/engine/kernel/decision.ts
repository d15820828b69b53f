import type { Cause } from './frame';

/**
 * One legal answer. `key` is unique within its decision and says what the answer is (`space:H11`, `pass`), so that a
 * recorded command stays readable. The rest are the parameters that the words, the board and the procedure need.
 */
export interface Option {
  key: string;
  kind: string;
}

/** What a step asks: the kind is declared by the procedure, `by` names the seat that answers. */
export interface Question {
  kind: string;
  by: string;
  options: Option[];
  /** Fewest and most answers; one of each if left out. */
  min?: number;
  max?: number;
  /** True where the rule is worth a pause although only one answer is possible. */
  pause?: boolean;
  /** Facts for the words of the question and for previews. */
  about?: Record<string, unknown>;
}

/** The pending question, stored in the state with all of its legal answers. */
export interface Decision {
  id: number;
  kind: string;
  by: string;
  options: Option[];
  min: number;
  max: number;
  /** Where the question comes from, outermost cause first. */
  causes: Cause[];
  about: Record<string, unknown>;
  /** What may be done at this moment besides answering (SD-15.4). */
  interjections: Option[];
}
