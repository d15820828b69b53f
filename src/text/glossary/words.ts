/** What a word means, in a sentence or two, and the rules that say it in full. */
export interface GlossaryWord {
  /** What it is called, where the language's names do not say it already. */
  term?: string;
  /** Other forms in which sentences have it. */
  forms?: readonly string[];
  meaning: string;
  /** Numbers of the rulebook; none where a card alone says it. */
  rules: readonly string[];
  /** Too common a word to be lit wherever a sentence has it; as a label on a card it is. */
  common?: true;
}

/** The words of one subject, by id. */
export type WordList = Readonly<Record<string, GlossaryWord>>;

/** Subjects of the glossary, in the order in which they are read. */
export const SUBJECTS = [
  'play',
  'target',
  'movement',
  'attack',
  'harm',
  'number',
  'survival',
  'state',
  'kind',
  'keyword',
  'activation',
  'terrain',
  'question',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** All words of one language. */
export type GlossaryWords = Readonly<Record<Subject, WordList>>;
