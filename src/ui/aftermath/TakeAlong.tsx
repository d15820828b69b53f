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
  /** A link or a file for somebody else. */
  onShare: () => void;
}

/** Paper, clipboard and files: the ways of an aftermath out of the page. */
export function TakeAlong({ onPrint, onCopy, onSaveText, onExport, onShare }: TakeAlongProps) {
  const {
    aftermath: words,
    files: { share },
  } = useWords();
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
        <Button glyph="upload" onClick={onShare}>
          {share.title}
        </Button>
      </div>
      <p role="status" className={styles.said} data-failed={copied === false || undefined}>
        {said}
      </p>
    </section>
  );
}
