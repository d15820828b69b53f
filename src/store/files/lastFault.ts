import type { Command } from '../../engine';

/** Something that the program did wrong. */
export interface NotedFault {
  message: string;
  /** Where in the program, without the machine's paths. */
  stack: string;
  /** What was to be done. */
  command: Command | null;
}

/** More of a stack tells nothing new. */
const LONGEST_STACK = 4_000;
const LONGEST_MESSAGE = 1_000;

/** A text without addresses and folders: of each the last part stays. */
export const withoutPaths = (text: string): string =>
  text
    .replace(/\b[a-z][a-z-]*:\/\/[^\s()]*\//gi, '')
    .replace(/(?:[A-Za-z]:)?(?:[\\/][^\s()\\/:]+)+[\\/](?=[^\s()\\/]+)/g, '');

let last: NotedFault | null = null;

/** Remembers what went wrong, for a report. */
export function noteFault(error: unknown, command: Command | null = null, where = ''): NotedFault {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  last = {
    message: withoutPaths(message).slice(0, LONGEST_MESSAGE),
    stack: withoutPaths(`${stack ?? ''}${where}`).slice(0, LONGEST_STACK),
    command,
  };
  return last;
}

/** What went wrong last, since the page was loaded. */
export const lastFault = (): NotedFault | null => last;
