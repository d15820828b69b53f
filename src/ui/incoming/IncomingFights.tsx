import { useCallback, useState } from 'react';
import { Glyph } from '../icons/Glyph';
import { FIGHT } from '../screens/parts';
import { goToTable } from '../screens/tablePlace';
import { useWords } from '../words/useWords';
import styles from './IncomingFights.module.css';
import { type Dropped, useDrop } from './useDrop';
import { usePaste } from './usePaste';

/** Home and the tables. */
const TAKES: readonly string[] = ['', 'fight', 'encounter', 'last-survivor'];

/** Fights that come to the page from outside: dropped on home or table, pasted on home. `screen`: the one in sight. */
export function IncomingFights({ screen }: { screen: string }) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const take = useCallback(
    async (came: Dropped, name: string) => {
      setBusy(true);
      const part = await FIGHT.load();
      const opened = (await part?.openIncoming({ ...came, name }, words)) ?? null;
      setBusy(false);
      if (opened !== null) goToTable(opened);
    },
    [words],
  );
  const { files } = words;
  const atHome = screen === '';
  const over = useDrop(
    TAKES.includes(screen),
    useCallback((dropped) => void take(dropped, files.dropped), [take, files]),
  );
  usePaste(
    atHome,
    useCallback((pasted) => void take(pasted, files.pasted), [take, files]),
  );
  return (
    <output className={styles.place} aria-live="polite">
      {(over || busy) && (
        <span className={styles.sign}>
          <Glyph name="upload" />
          <span className={styles.words}>{over ? files.dropHere : files.opening}</span>
          {over && <span className={styles.note}>{files.dropNote}</span>}
        </span>
      )}
    </output>
  );
}
