import { isLoaded, loadFight } from '../../engine';
import { CONTENT } from '../../store/content';
import { useSession } from '../../store/session';

/** The largest file that is looked at, in bytes. */
const LARGEST = 5_000_000;

/** Lets somebody choose a file; resolves to null where none was chosen. */
function chooseFile(): Promise<File | null> {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = '.showdown,application/json';
  return new Promise((resolve) => {
    field.addEventListener('change', () => resolve(field.files?.[0] ?? null));
    field.addEventListener('cancel', () => resolve(null));
    field.click();
  });
}

/** Puts a fight from a file on the table; false where it was refused: the fight that lay there stays. */
export async function openFile(): Promise<boolean> {
  const file = await chooseFile();
  if (file === null) return false;
  const { open, refuse } = useSession.getState();
  if (file.size > LARGEST) {
    refuse(`${file.name}: ${file.size} bytes`);
    return false;
  }
  const loaded = loadFight(await file.text(), CONTENT);
  if (!isLoaded(loaded)) {
    refuse(`${file.name}: ${loaded.message}`);
    return false;
  }
  open(loaded.setup, loaded.journal);
  return true;
}
