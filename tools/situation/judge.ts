import type { Content } from '../../src/engine';
import { type Fault, type Parsed, parseYaml } from '../../src/store/situation/parse';
import { openParsed, playFile } from '../../src/store/situation/situationFile';
import { type PlayedTableFile, playTableFile, tableOfSituation } from '../../src/store/situation/tableFile';
import { ENCOUNTER_GAME, LAST_SURVIVOR_GAME } from './games';
import { WORDS } from './words';

/** What came of a file. */
export interface Verdict {
  /** Null for a file that could not be read. */
  title: string | null;
  faults: Fault[];
}

/** Files of the smaller games, by what they say they are of. */
const TABLES: Readonly<
  Record<string, (parsed: Parsed) => PlayedTableFile<unknown, unknown, unknown> | Fault[]>
> = {
  encounter: (parsed) => playTableFile(parsed, ENCOUNTER_GAME),
  'last-survivor': (parsed) => playTableFile(parsed, LAST_SURVIVOR_GAME),
};

function judgeShowdown(parsed: Parsed, content: Content): Verdict {
  const file = openParsed(parsed, content);
  if (Array.isArray(file)) return { title: null, faults: file };
  return { title: file.situation.title, faults: playFile(file, content, WORDS).faults };
}

/** Reads and plays one situation file, of whichever table. */
export function judge(text: string, content: Content): Verdict {
  const parsed = parseYaml(text);
  if (Array.isArray(parsed)) return { title: null, faults: parsed };
  const table = tableOfSituation(parsed);
  const play = Object.hasOwn(TABLES, table) ? TABLES[table] : undefined;
  if (play === undefined) return judgeShowdown(parsed, content);
  const played = play(parsed);
  return Array.isArray(played) ? { title: null, faults: played } : played;
}

/** A fault as editors and terminals follow it: `FILE:LINE:COLUMN: REASON`. */
export const shown = (name: string, { line, column, message }: Fault): string =>
  `${name}:${line}:${column}: ${message}`;
