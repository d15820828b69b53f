import type { BookItem, BookPart } from './book';

/** What is looked for: every word of it. */
export const searched = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

const wordsOf = ({ label, text, lines = [], rules = [] }: BookItem): string =>
  [label, text, ...lines, ...rules].join(' ').toLowerCase();

/** The parts and chapters with what has all of the words; all of them where there is none to look for. */
export function searchBook(parts: readonly BookPart[], words: readonly string[]): BookPart[] {
  if (words.length === 0) return [...parts];
  return parts
    .map((part) => ({
      ...part,
      chapters: part.chapters
        .map((chapter) => ({
          ...chapter,
          items: chapter.items.filter((item) => {
            const text = wordsOf(item);
            return words.every((word) => text.includes(word));
          }),
        }))
        .filter(({ items }) => items.length > 0),
    }))
    .filter(({ chapters }) => chapters.length > 0);
}

/** How many things there are to read. */
export const countOf = (parts: readonly BookPart[]): number =>
  parts.flatMap(({ chapters }) => chapters).reduce((sum, { items }) => sum + items.length, 0);
