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

/** A name or note that somebody wrote, as the table takes it. */
export const tidyText = (text: string): string => cutText(withoutMischief(text));
