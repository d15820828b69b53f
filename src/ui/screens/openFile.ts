import { isLoaded, loadFight } from '../../engine';
import { CONTENT } from '../../store/content';
import { useSession } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';
import { SITUATION_WORDS } from '../words/text';

/** The largest file that is looked at, in bytes. */
const LARGEST = 5_000_000;

/** So many faults of a situation are shown at once. */
const MOST_NOTICES = 4;

/** Lets somebody choose a file; resolves to null where none was chosen. */
function chooseFile(): Promise<File | null> {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = '.showdown,.yaml,.yml,application/json';
  return new Promise((resolve) => {
    field.addEventListener('change', () => resolve(field.files?.[0] ?? null));
    field.addEventListener('cancel', () => resolve(null));
    field.click();
  });
}

/** The text of a situation file, played to its end; false where it can't be read. */
async function openSituationFile(
  name: string,
  text: string,
  words: InterfaceWords['table'],
): Promise<boolean> {
  // YAML is read by few: its parser comes when it is needed.
  const { openSituation, playFile } = await import('../../store/situation/situationFile');
  const { open, refuse } = useSession.getState();
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
export async function openFile(words: InterfaceWords['table']): Promise<boolean> {
  const file = await chooseFile();
  if (file === null) return false;
  const { open, refuse } = useSession.getState();
  if (file.size > LARGEST) {
    refuse(`${file.name}: ${file.size} bytes`);
    return false;
  }
  const text = await file.text();
  if (/\.ya?ml$/i.test(file.name)) return openSituationFile(file.name, text, words);
  const loaded = loadFight(text, CONTENT);
  if (!isLoaded(loaded)) {
    refuse(`${file.name}: ${loaded.message}`);
    return false;
  }
  open(loaded.setup, loaded.journal);
  return true;
}
