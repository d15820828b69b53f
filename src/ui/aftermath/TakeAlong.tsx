import { useState } from 'react';
import { Button } from '../primitives/Button';
import { useWords } from '../words/useWords';
import styles from './Aftermath.module.css';

export interface TakeAlongProps {
  onPrint: () => void;
  /** Resolves to false where the browser refuses. */
  onCopy: () => Promise<boolean>;
  onSaveText: () => void;
  /** Saves the whole fight, to be opened again. */
  onExport: () => void;
}

/** Paper, clipboard and files: the ways of an aftermath out of the page. */
export function TakeAlong({ onPrint, onCopy, onSaveText, onExport }: TakeAlongProps) {
  const words = useWords().aftermath;
  const [copied, setCopied] = useState<boolean | null>(null);
  const said = copied === null ? '' : copied ? words.copied : words.notCopied;
  return (
    <section className={styles.along} aria-label={words.takeAway}>
      <div className={styles.actions}>
        <Button onClick={onPrint}>{words.print}</Button>
        <Button onClick={() => void onCopy().then(setCopied)}>{words.copy}</Button>
        <Button glyph="download" onClick={onSaveText}>
          {words.saveText}
        </Button>
        <Button glyph="download" onClick={onExport}>
          {words.export}
        </Button>
      </div>
      <p role="status" className={styles.said} data-failed={copied === false || undefined}>
        {said}
      </p>
    </section>
  );
}
