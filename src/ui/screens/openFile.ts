import { FILE_LIMITS, isLoaded } from '../../engine';
import { CONTENT } from '../../store/content';
import { loadInSlices } from '../../store/files/loadInSlices';
import { useSession } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';
import { loadable } from '../parts/loadable';
import { SITUATION_WORDS } from '../words/text';
import { noticesOf } from './loadNotices';

/** YAML is read by few. */
const READER = loadable(() => import('../../store/situation/situationFile'));

/** So many faults of a situation are shown at once. */
const MOST_NOTICES = 4;

/** The text of a situation file, played to its end; false where it can't be read. */
async function openSituationFile(
  name: string,
  text: string,
  words: InterfaceWords['table'],
): Promise<boolean> {
  const { open, refuse } = useSession.getState();
  const reader = await READER.load();
  if (reader === null) {
    refuse(words.notLoaded);
    return false;
  }
  const { openSituation, playFile } = reader;
  const file = openSituation(text, CONTENT);
  if (Array.isArray(file)) {
    const [fault] = file;
    refuse(fault === undefined ? name : `${name}:${fault.line}:${fault.column}: ${fault.message}`);
    return false;
  }
  const { faults, setup, journal } = playFile(file, CONTENT, SITUATION_WORDS);
  const { title } = file.situation;
  const verdict =
    faults.length === 0
      ? { words: words.situationHolds(title), tone: 'plain' as const }
      : { words: words.situationFails(title), tone: 'harm' as const };
  const found = faults.slice(0, MOST_NOTICES).map(({ line, column, message }) => ({
    words: `${name}:${line}:${column}: ${message}`,
    tone: 'harm' as const,
  }));
  open(setup, journal, [verdict, ...found]);
  return true;
}

/** Puts a fight or a situation from a file on the table; false where it was refused: the fight that lay there stays. */
export async function openFile(file: File, { table, files }: InterfaceWords): Promise<boolean> {
  const { open, refuse } = useSession.getState();
  if (file.size > FILE_LIMITS.size) {
    refuse(files.tooLarge(file.name, file.size));
    return false;
  }
  const text = await file.text();
  if (/\.ya?ml$/i.test(file.name)) return openSituationFile(file.name, text, table);
  const loaded = await loadInSlices(text);
  if (!isLoaded(loaded)) {
    refuse(files.refused(file.name, loaded));
    return false;
  }
  open(loaded.setup, loaded.journal, noticesOf(loaded.notes, files));
  return true;
}
