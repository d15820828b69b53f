import type { Condition } from '../cards/condition';
import type { Effect } from '../cards/effect';
import type { Group, TargetLine } from '../cards/who';

/** Words to be: a key of the dictionary and typed parameters. Effects and conditions inside are put into words by the text room, verb by verb. */
export interface Phrase {
  key: string;
  with?: Record<string, PhraseValue>;
}
export type PhraseValue =
  | string
  | number
  | boolean
  | null
  | Phrase
  | readonly Phrase[]
  | { effects: readonly Effect[] }
  | { condition: Condition }
  | { group: Group }
  | { lines: readonly TargetLine[] };
