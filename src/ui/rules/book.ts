import type { GlossaryEntry } from '../../text/glossary';
import { SUBJECTS } from '../../text/glossary';
import type { InterfaceWords } from '../../text/interface/en';
import { type Chapter, type Reading, readReadings, readRulebook } from './rulebook';

/** One thing to look up: a rule, a reading, a variant, a word. */
export interface BookItem {
  /** Its address behind `#/rules/`, and its place on the page. */
  id: string;
  label: string;
  text: string;
  /** Further lines, such as the sides of a variant. */
  lines?: readonly string[] | undefined;
  /** Rules that say it in full. */
  rules?: readonly string[] | undefined;
}

export interface BookChapter {
  id: string;
  title: string;
  items: readonly BookItem[];
}

/** The rulebooks by game: the showdown's is *the* book. */
const BOOKS = ['book', 'encounter', 'last-survivor'] as const;
type BookId = (typeof BOOKS)[number];

/** A part of what can be looked up: a rulebook, the readings, the variants, the glossary. */
export interface BookPart {
  id: BookId | 'readings' | 'variants' | 'glossary';
  title: string;
  /** Its entries go by numbers. */
  numbered?: boolean | undefined;
  /** A sentence under its heading. */
  note?: string | undefined;
  chapters: readonly BookChapter[];
}

/** What chapters' addresses begin with. */
const PLACES: Readonly<Record<BookId, string>> = {
  book: 'chapter',
  encounter: 'encounter',
  'last-survivor': 'last-survivor',
};

const chapterOf = (book: BookId, { title, rules }: Chapter): BookChapter => ({
  id: `${PLACES[book]}.${/^\d+/.exec(title)?.[0] ?? title}`,
  title,
  items: rules.map(({ id, text }) => ({ id, label: id, text })),
});

const readingOf = ({ where, text }: Reading, index: number): BookItem => ({
  id: `reading.${index + 1}`,
  label: where,
  text,
});

/** Variants as the set-up offers them, the default first. */
function variantsOf({ table, rules }: InterfaceWords): BookItem[] {
  return Object.entries(table.variants).map(([id, { label, help, ...sides }]) => ({
    id: `variant.${id}`,
    label,
    text: help,
    lines: Object.values<string>(sides).map((side, at) => (at === 0 ? `${side} (${rules.default})` : side)),
  }));
}

const wordOf = ({ id, term, meaning, rules }: GlossaryEntry): BookItem => ({
  id,
  label: term,
  text: meaning,
  rules,
});

export interface BookSources {
  /** The project's pages as they are written. */
  rulebooks: Readonly<Record<BookId, string>>;
  readings: string;
  glossary: readonly GlossaryEntry[];
}

/** The whole book, from the project's own pages and words. */
export function bookOf({ rulebooks, readings, glossary }: BookSources, words: InterfaceWords): BookPart[] {
  const { rules } = words;
  return [
    ...BOOKS.map((id) => ({
      id,
      title: rules.books[id],
      numbered: true,
      chapters: readRulebook(rulebooks[id]).map((chapter) => chapterOf(id, chapter)),
    })),
    {
      id: 'readings',
      title: rules.readings,
      note: rules.readingsNote,
      chapters: [{ id: 'readings', title: rules.readings, items: readReadings(readings).map(readingOf) }],
    },
    {
      id: 'variants',
      title: rules.variants,
      note: rules.variantsNote,
      chapters: [{ id: 'variants', title: rules.variants, items: variantsOf(words) }],
    },
    {
      id: 'glossary',
      title: words.glossary.title,
      chapters: SUBJECTS.map((subject) => ({
        id: `glossary.${subject}`,
        title: words.glossary.subjects[subject],
        items: glossary.filter((entry) => entry.subject === subject).map(wordOf),
      })),
    },
  ];
}
