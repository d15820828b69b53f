import type { AnySetUp } from '../../engine';
import { chooseFile } from '../screens/chooseFile';
import { openText } from '../screens/openFile';
import { goToTable } from '../screens/tablePlace';
import { textOf } from '../screens/textOf';
import { useWords } from '../words/useWords';

/** A session of which a start page begins or refuses something. */
interface Session<U extends AnySetUp> {
  start: (setup: U) => boolean;
  refuse: (message: string) => void;
}

export interface TableStart<U> {
  /** Begins, and goes to the table; where that can't be played, the session says why. */
  play: (setup: U) => void;
  /** Lets somebody choose a file, and goes to the table of whichever game that it holds. */
  open: () => void;
}

/** The two ways from a start page to a table. */
export function useTableStart<U extends AnySetUp>(
  table: string,
  { start, refuse }: Session<U>,
): TableStart<U> {
  const words = useWords();
  async function open(): Promise<void> {
    const file = await chooseFile();
    const text = file === null ? null : await textOf(file, words.files, refuse);
    if (file === null || text === null) return;
    const opened = await openText(file.name, text, words);
    if (opened !== null) goToTable(opened);
  }
  return {
    play(setup) {
      if (start(setup)) goToTable(table);
    },
    open: () => void open(),
  };
}
