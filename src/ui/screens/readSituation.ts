import { CONTENT } from '../../store/content';
import type { AnyDesk, AnyJournal, AnyOnView } from '../../store/desks/desk';
import { deskOf } from '../../store/desks/registry';
import { SHOWDOWN_DESK } from '../../store/desks/showdown';
import type { Notice } from '../../store/session';
import type { Fault } from '../../store/situation/parse';
import type { InterfaceWords } from '../../text/interface/en';
import { loadable } from '../parts/loadable';
import { SITUATION_WORDS } from '../words/text';
import { situationTable } from './situationTables';

/** YAML is read by few. */
const READER = loadable(() => import('../../store/situation/reader'));

/** So many faults of a situation are shown at once. */
const MOST_NOTICES = 4;

/** A situation that was played to its end: a fight like any other, and what is to be said of it. */
export interface ReadSituation {
  desk: AnyDesk;
  setup: NonNullable<AnyOnView['setup']>;
  journal: AnyJournal;
  notices: Notice[];
}

/** Whether a file is a situation, by its name or as its title or table comes first, behind comments. */
export const isSituation = (name: string, text: string): boolean =>
  /\.ya?ml$/i.test(name) || /^\uFEFF?(?:\s*#[^\n]*\n|\s)*(?:title|table)\s*:/.test(text);

/** A fault as a terminal shows it, with the file's name before its place. */
const told = (name: string, { line, column, message }: Fault): string =>
  `${name}:${line}:${column}: ${message}`;

/** What is said of a situation that was played. */
function noticesOf(
  name: string,
  title: string,
  faults: readonly Fault[],
  words: InterfaceWords['table'],
): Notice[] {
  const verdict: Notice =
    faults.length === 0
      ? { words: words.situationHolds(title), tone: 'plain' }
      : { words: words.situationFails(title), tone: 'harm' };
  const found = faults
    .slice(0, MOST_NOTICES)
    .map((fault) => ({ words: told(name, fault), tone: 'harm' as const }));
  return [verdict, ...found];
}

/** What a situation came to, and on which desk it goes; or what is wrong with its file. */
async function played(
  text: string,
  { parseYaml, openParsed, playFile, tableOfSituation }: NonNullable<Awaited<ReturnType<typeof READER.load>>>,
): Promise<(Omit<ReadSituation, 'notices'> & { title: string; faults: Fault[] }) | Fault[]> {
  const parsed = parseYaml(text);
  if (Array.isArray(parsed)) return parsed;
  const table = tableOfSituation(parsed);
  const [desk, files] = await Promise.all([deskOf(table), situationTable(table)]);
  if (desk !== null && files !== null) {
    const other = files.play(parsed);
    return Array.isArray(other) ? other : { desk, ...other };
  }
  const file = openParsed(parsed, CONTENT);
  if (Array.isArray(file)) return file;
  return { desk: SHOWDOWN_DESK, title: file.situation.title, ...playFile(file, CONTENT, SITUATION_WORDS) };
}

/** The table of a situation file, of whichever game; why there is none, in words. */
export async function readSituation(
  name: string,
  text: string,
  words: InterfaceWords['table'],
): Promise<ReadSituation | string> {
  const reader = await READER.load();
  if (reader === null) return words.notLoaded;
  const found = await played(text, reader);
  if (Array.isArray(found)) {
    const [fault] = found;
    return fault === undefined ? name : told(name, fault);
  }
  const { desk, setup, journal, title, faults } = found;
  return { desk, setup, journal, notices: noticesOf(name, title, faults, words) };
}
