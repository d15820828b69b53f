import type { Messages } from '../messages';
import { lookUp } from '../words';
import { type GlossaryWords, SUBJECTS, type Subject } from './words';

/** A word of the glossary. */
export interface GlossaryEntry {
  /** Subject and id: `keyword.deadly`. */
  id: string;
  subject: Subject;
  term: string;
  /** All forms in which texts have it, the term first. */
  forms: readonly string[];
  meaning: string;
  rules: readonly string[];
  /** Too common a word to be lit in a sentence. */
  common: boolean;
}

/** Where the names of words stand that the glossary does not name itself. */
const namesOf = (m: Messages): Partial<Record<Subject, Readonly<Record<string, string>>>> => ({
  keyword: m.names.keyword,
  activation: m.names.activation,
  kind: m.cards.kinds,
});

/** All entries of a language: by subject, and in each by term. */
export function glossaryOf(m: Messages, words: GlossaryWords): GlossaryEntry[] {
  const byTerm = new Intl.Collator(m.locale).compare;
  const names = namesOf(m);
  return SUBJECTS.flatMap((subject) =>
    Object.entries(words[subject])
      .map(([id, { term, forms = [], meaning, rules, common = false }]): GlossaryEntry => {
        const name = term ?? lookUp(names[subject] ?? {}, id) ?? id;
        return {
          id: `${subject}.${id}`,
          subject,
          term: name,
          forms: [name, ...forms],
          meaning,
          rules,
          common,
        };
      })
      .sort((a, b) => byTerm(a.term, b.term)),
  );
}
