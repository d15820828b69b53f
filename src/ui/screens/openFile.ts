import { FILE_LIMITS, isLoaded } from '../../engine';
import { CONTENT } from '../../store/content';
import { fileInLink, payloadOf } from '../../store/files/link';
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

/** The text of a saved fight put on the table; false where it was refused. */
async function openFightText(name: string, text: string, files: InterfaceWords['files']): Promise<boolean> {
  const loaded = await loadInSlices(text);
  // Asked only now: while a long fight is played again another may have come to the table.
  const { journal, open, refuse } = useSession.getState();
  if (!isLoaded(loaded)) {
    refuse(files.refused(name, loaded));
    return false;
  }
  const stays = journal === null ? [] : [{ words: files.stays, tone: 'plain' as const }];
  const { report } = loaded;
  const told = report === null ? [] : [{ words: files.report.opened(report), tone: 'plain' as const }];
  open(loaded.setup, loaded.journal, [...told, ...noticesOf(loaded.notes, files), ...stays]);
  return true;
}

/** The fight of a link put on the table; false where it was refused. */
export async function openLink(payload: string, { files }: InterfaceWords): Promise<boolean> {
  const found = await fileInLink(payload);
  if ('text' in found) return openFightText(files.inLink, found.text, files);
  useSession.getState().refuse(files.linkRefused[found.error]);
  return false;
}

/** Whether a text is a situation: its title comes first, behind comments. */
const isSituation = (text: string): boolean => /^\uFEFF?(?:\s*#[^\n]*\n|\s)*title\s*:/.test(text);

/** Puts whatever a text is on the table: a link, a saved fight or a situation. */
export async function openText(name: string, text: string, words: InterfaceWords): Promise<boolean> {
  const line = text.trim();
  const payload = line.startsWith('{') || /\s/.test(line) ? null : payloadOf(line);
  if (payload !== null) return openLink(payload, words);
  if (isSituation(text)) return openSituationFile(name, text, words.table);
  return openFightText(name, text, words.files);
}

/** Puts a fight or a situation from a file on the table; false where it was refused: the fight that lay there stays. */
export async function openFile(file: File, words: InterfaceWords): Promise<boolean> {
  const { refuse } = useSession.getState();
  if (file.size > FILE_LIMITS.size) {
    refuse(words.files.tooLarge(file.name, file.size));
    return false;
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    refuse(words.files.unreadable(file.name));
    return false;
  }
  if (/\.ya?ml$/i.test(file.name)) return openSituationFile(file.name, text, words.table);
  return openText(file.name, text, words);
}

/** Something that came to the page at once: files, or a text. */
export interface Incoming {
  files: readonly File[];
  text: string;
  /** What a text is called that has no name of its own. */
  name: string;
}

/** Puts the first fight of what came on the table, and says what was not opened. */
export async function openIncoming({ files, text, name }: Incoming, words: InterfaceWords): Promise<boolean> {
  const [first, ...others] = files;
  if (first === undefined && text.trim() === '') {
    useSession.getState().refuse(words.files.nothing);
    return false;
  }
  const opened = await (first === undefined ? openText(name, text, words) : openFile(first, words));
  if (opened && others.length > 0) {
    const notice = { words: words.files.others(others.map((other) => other.name)), tone: 'harm' as const };
    useSession.setState(({ notices }) => ({ notices: [...notices, notice] }));
  }
  return opened;
}
