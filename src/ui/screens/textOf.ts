import { FILE_LIMITS } from '../../engine';
import type { InterfaceWords } from '../../text/interface/en';

/** The text of a file that somebody chose; null where it is too large or can't be read, which `refuse` tells. */
export async function textOf(
  file: File,
  words: InterfaceWords['files'],
  refuse: (message: string) => void,
): Promise<string | null> {
  if (file.size > FILE_LIMITS.size) {
    refuse(words.tooLarge(file.name, file.size));
    return null;
  }
  try {
    return await file.text();
  } catch {
    refuse(words.unreadable(file.name));
    return null;
  }
}
