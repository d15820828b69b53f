import { replayFromText } from '../../store/replay/fromFile';
import { type ReplayFight, useReplay } from '../../store/replay/replay';
import type { InterfaceWords } from '../../text/interface/en';
import { chooseFile } from '../screens/chooseFile';
import { isSituation, readSituation } from '../screens/readSituation';
import { tableHere } from '../screens/tableHere';
import { textOf } from '../screens/textOf';
import { goTo } from '../shell/useHashRoute';

/** The fight of a file, a situation's as well; why there is none, in words. */
async function fightOf(name: string, text: string, words: InterfaceWords): Promise<ReplayFight | string> {
  if (isSituation(name, text)) {
    const read = await readSituation(name, text, words.table);
    return typeof read === 'string'
      ? read
      : { id: 'file', desk: read.desk, setup: read.setup, journal: read.journal, lost: null };
  }
  const found = await replayFromText(text);
  return 'code' in found ? words.files.refused(name, found) : found;
}

/** Lets somebody choose a file, and shows its fight from its start; where it holds none, says so, and everything stays as it is. */
export async function chooseReplay(words: InterfaceWords): Promise<void> {
  const file = await chooseFile();
  const text = file === null ? null : await textOf(file, words.files, tableHere().refuse);
  if (file === null || text === null) return;
  const found = await fightOf(file.name, text, words);
  if (typeof found === 'string') {
    tableHere().refuse(found);
    return;
  }
  useReplay.getState().open(found);
  goTo('replay', 'file');
}
