import { CONTENT } from '../../store/content';
import type { AnyDesk, AnyJournal, AnyOnView } from '../../store/desks/desk';
import { SHOWDOWN_DESK } from '../../store/desks/showdown';
import type { Notice } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';
import { loadable } from '../parts/loadable';
import { SITUATION_WORDS } from '../words/text';

/** YAML is read by few. */
const READER = loadable(() => import('../../store/situation/situationFile'));

/** So many faults of a situation are shown at once. */
const MOST_NOTICES = 4;

/** A situation that was played to its end: a fight like any other, and what is to be said of it. */
export interface ReadSituation {
  desk: AnyDesk;
  setup: NonNullable<AnyOnView['setup']>;
  journal: AnyJournal;
  notices: Notice[];
}

/** Whether a file is a situation, by its name or as its title comes first, behind comments. */
export const isSituation = (name: string, text: string): boolean =>
  /\.ya?ml$/i.test(name) || /^\uFEFF?(?:\s*#[^\n]*\n|\s)*title\s*:/.test(text);

/** The fight of a situation file; why there is none, in words. */
export async function readSituation(
  name: string,
  text: string,
  words: InterfaceWords['table'],
): Promise<ReadSituation | string> {
  const reader = await READER.load();
  if (reader === null) return words.notLoaded;
  const { openSituation, playFile } = reader;
  const file = openSituation(text, CONTENT);
  if (Array.isArray(file)) {
    const [fault] = file;
    return fault === undefined ? name : `${name}:${fault.line}:${fault.column}: ${fault.message}`;
  }
  const { faults, setup, journal } = playFile(file, CONTENT, SITUATION_WORDS);
  const { title } = file.situation;
  const verdict: Notice =
    faults.length === 0
      ? { words: words.situationHolds(title), tone: 'plain' }
      : { words: words.situationFails(title), tone: 'harm' };
  const found = faults.slice(0, MOST_NOTICES).map(({ line, column, message }) => ({
    words: `${name}:${line}:${column}: ${message}`,
    tone: 'harm' as const,
  }));
  return { desk: SHOWDOWN_DESK, setup, journal, notices: [verdict, ...found] };
}
