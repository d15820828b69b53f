import type { Content, Situation } from '../../src/engine';
import type { Fault } from '../../src/store/situation/parse';
import { openSituation, playFile } from '../../src/store/situation/situationFile';
import { WORDS } from './words';

/** What came of a file. */
export interface Verdict {
  /** Null for a file that could not be read. */
  situation: Situation | null;
  faults: Fault[];
}

/** Reads and plays one situation file. */
export function judge(text: string, content: Content): Verdict {
  const file = openSituation(text, content);
  if (Array.isArray(file)) return { situation: null, faults: file };
  return { situation: file.situation, faults: playFile(file, content, WORDS).faults };
}

/** A fault as editors and terminals follow it: `FILE:LINE:COLUMN: REASON`. */
export const shown = (name: string, { line, column, message }: Fault): string =>
  `${name}:${line}:${column}: ${message}`;
