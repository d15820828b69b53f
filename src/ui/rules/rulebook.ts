/** One numbered statement. */
export interface Rule {
  id: string;
  text: string;
}

/** A chapter of the book. */
export interface Chapter {
  title: string;
  rules: Rule[];
}

/** A reading: what it is about, and what the program does. */
export interface Reading {
  where: string;
  text: string;
}

/** Markdown's marks for bold, italic, code and links, which a plain page does not need. */
const plain = (text: string): string =>
  text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .trim();

/** Reads the project's rulebook: chapters are headings, rules the rows of their tables. */
export function readRulebook(book: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of book.split('\n')) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading !== undefined) chapters.push({ title: heading, rules: [] });
    const [, id, text] = /^\|\s*((?:SD|CE|LS)-\d+\.\d+)\s*\|\s*(.+?)\s*\|/.exec(line) ?? [];
    if (id !== undefined && text !== undefined)
      chapters[chapters.length - 1]?.rules.push({ id, text: plain(text) });
  }
  return chapters.filter((chapter) => chapter.rules.length > 0);
}

/** Reads the project's readings: the rows of the table that has two columns. */
export function readReadings(page: string): Reading[] {
  return [...page.matchAll(/^\|([^|]+)\|([^|]+)\|\s*$/gm)]
    .map(([, where = '', text = '']) => ({ where: plain(where), text: plain(text) }))
    .filter(({ where }) => where !== 'where' && !/^[-: ]+$/.test(where));
}
