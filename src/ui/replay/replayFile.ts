import { FILE_LIMITS } from '../../engine';
import { replayFromText } from '../../store/replay/fromFile';
import { useReplay } from '../../store/replay/replay';
import { useSession } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';
import { chooseFile } from '../screens/chooseFile';
import { goTo } from '../shell/useHashRoute';

/** Shows the fight of a file from its start; where it holds none, says so, and everything stays as it is. */
async function replayFile(file: File, words: InterfaceWords['files']): Promise<void> {
  const { refuse } = useSession.getState();
  if (file.size > FILE_LIMITS.size) {
    refuse(words.tooLarge(file.name, file.size));
    return;
  }
  const found = await replayFromText(await file.text());
  if ('code' in found) {
    refuse(words.refused(file.name, found));
    return;
  }
  useReplay.getState().open(found);
  goTo('replay', 'file');
}

/** Lets somebody choose a file to replay. */
export async function chooseReplay(words: InterfaceWords['files']): Promise<void> {
  const file = await chooseFile();
  if (file !== null) await replayFile(file, words);
}
