import { isLoaded } from '../../engine';
import { idOf } from '../../store/desks/desk';
import { deskForText, deskInUse, tableNow } from '../../store/desks/registry';
import { fileInLink, payloadOf } from '../../store/files/link';
import { loadInSlices } from '../../store/files/loadInSlices';
import type { InterfaceWords } from '../../text/interface/en';
import { noticesOf } from './loadNotices';
import { isSituation, readSituation } from './readSituation';
import { tableHere } from './tableHere';
import { textOf } from './textOf';

/** The kind of table that was opened; null: what was to be opened was refused. */
export type Opened = string | null;

/** The text of a situation file, played to its end. */
async function openSituationFile(
  name: string,
  text: string,
  words: InterfaceWords['table'],
): Promise<Opened> {
  const read = await readSituation(name, text, words);
  if (typeof read === 'string') {
    tableHere().refuse(read);
    return null;
  }
  const { desk, setup, journal, notices } = read;
  desk.store.getState().open(setup, journal, notices);
  return idOf(desk);
}

/** The text of a saved table, of whichever game, put where it belongs. */
async function openFightText(name: string, text: string, files: InterfaceWords['files']): Promise<Opened> {
  const desk = await deskForText(text);
  const loaded = await loadInSlices(desk, text);
  if (!isLoaded(loaded)) {
    tableHere().refuse(files.refused(name, loaded));
    return null;
  }
  // Asked only now: while a long fight is played again another may have come to the table.
  const stays = tableNow() === null ? [] : [{ words: files.stays, tone: 'plain' as const }];
  const { report } = loaded;
  const told = report === null ? [] : [{ words: files.report.opened(report), tone: 'plain' as const }];
  const notices = [...told, ...noticesOf(loaded.notes, files), ...stays];
  desk.store.getState().open(loaded.setup, loaded.journal, notices);
  return idOf(desk);
}

/** The fight of a link put on the table. */
export async function openLink(payload: string, { files }: InterfaceWords): Promise<Opened> {
  const found = await fileInLink(payload);
  if ('text' in found) return openFightText(files.inLink, found.text, files);
  tableHere().refuse(files.linkRefused[found.error]);
  return null;
}

/** Puts whatever a text is on the table: a link, a saved fight or a situation. */
export async function openText(name: string, text: string, words: InterfaceWords): Promise<Opened> {
  const line = text.trim();
  const payload = line.startsWith('{') || /\s/.test(line) ? null : payloadOf(line);
  if (payload !== null) return openLink(payload, words);
  if (isSituation(name, text)) return openSituationFile(name, text, words.table);
  return openFightText(name, text, words.files);
}

/** Puts a fight or a situation from a file on the table; where it is refused the fight that lay there stays. */
export async function openFile(file: File, words: InterfaceWords): Promise<Opened> {
  const text = await textOf(file, words.files, tableHere().refuse);
  return text === null ? null : openText(file.name, text, words);
}

/** Something that came to the page at once: files, or a text. */
export interface Incoming {
  files: readonly File[];
  text: string;
  /** What a text is called that has no name of its own. */
  name: string;
}

/** Puts the first fight of what came on the table, and says what was not opened. */
export async function openIncoming({ files, text, name }: Incoming, words: InterfaceWords): Promise<Opened> {
  const [first, ...others] = files;
  if (first === undefined && text.trim() === '') {
    tableHere().refuse(words.files.nothing);
    return null;
  }
  const opened = await (first === undefined ? openText(name, text, words) : openFile(first, words));
  const store = opened === null ? undefined : deskInUse()?.store;
  if (store !== undefined && others.length > 0) {
    const notice = { words: words.files.others(others.map((other) => other.name)), tone: 'harm' as const };
    store.setState({ notices: [...store.getState().notices, notice] });
  }
  return opened;
}
