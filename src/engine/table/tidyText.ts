import { FILE_LIMITS } from './limits';

/**
 * What no name or note needs and what could do mischief where it is shown: control characters beside tab and line break,
 * and the signs that turn the reading direction of everything behind them. Marks for one letter (U+200E, U+200F), joiners
 * of emoji and of scripts, and letters of any script stay.
 */
const MISCHIEF =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Half a character: it has no UTF-8, and an address with it can't be made. */
const HALVES = /\p{Surrogate}/gu;

/** A text without what could do mischief; nothing that can be read is lost. */
export const withoutMischief = (text: string): string => text.replace(MISCHIEF, '').replace(HALVES, '\uFFFD');

/** The beginning of a text that is too long; a character is not cut in two. */
export function cutText(text: string, most: number = FILE_LIMITS.text): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  const cutsInTwo = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, cutsInTwo ? most - 1 : most);
}

/** The first letters of a text, whole ones of any script: an emoji of one sign counts as one. */
export const firstLetters = (text: string, most: number): string =>
  text.length <= most ? text : [...text.slice(0, 2 * most)].slice(0, most).join('');

/** Letters of the longest name that people give here. */
export const NAME_LETTERS = 200;

/** A name as somebody gave it, and what was done to it. */
export interface GivenName {
  name: string;
  /** It was longer than names are. */
  cut: boolean;
  /** There was something in it that nobody sees. */
  cleaned: boolean;
}

/**
 * A name of any script as it is kept, whichever way it came here: on one line, without what could do mischief, and not longer
 * than names are. Spaces round it stay: somebody may be typing.
 */
export function givenName(text: string): GivenName {
  const line = text.replace(/[\t\n\r\u2028\u2029]+/g, ' ');
  const clean = withoutMischief(line);
  const name = firstLetters(clean, NAME_LETTERS);
  return { name, cut: name !== clean, cleaned: clean !== line };
}

/** A name or note that somebody wrote, as the table takes it. */
export const tidyText = (text: string): string => cutText(withoutMischief(text));
