import { isLoaded } from '../../engine';
import { fileInLink, payloadOf } from '../../store/files/link';
import { loadInSlices } from '../../store/files/loadInSlices';
import { useSession } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';
import { noticesOf } from './loadNotices';
import { isSituation, readSituation } from './readSituation';
import { textOf } from './textOf';

/** The text of a situation file, played to its end; false where it can't be read. */
async function openSituationFile(
  name: string,
  text: string,
  words: InterfaceWords['table'],
): Promise<boolean> {
  const read = await readSituation(name, text, words);
  const { open, refuse } = useSession.getState();
  if (typeof read === 'string') {
    refuse(read);
    return false;
  }
  open(read.setup, read.journal, read.notices);
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

/** Puts whatever a text is on the table: a link, a saved fight or a situation. */
export async function openText(name: string, text: string, words: InterfaceWords): Promise<boolean> {
  const line = text.trim();
  const payload = line.startsWith('{') || /\s/.test(line) ? null : payloadOf(line);
  if (payload !== null) return openLink(payload, words);
  if (isSituation(name, text)) return openSituationFile(name, text, words.table);
  return openFightText(name, text, words.files);
}

/** Puts a fight or a situation from a file on the table; false where it was refused: the fight that lay there stays. */
export async function openFile(file: File, words: InterfaceWords): Promise<boolean> {
  const text = await textOf(file, words.files, useSession.getState().refuse);
  return text !== null && openText(file.name, text, words);
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
