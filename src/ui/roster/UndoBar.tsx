import { useEffect, useRef } from 'react';
import { Button } from '../primitives/Button';
import { IconButton } from '../primitives/IconButton';
import { useWords } from '../words/useWords';
import styles from './Roster.module.css';

export interface UndoBarProps {
  /** What was taken away. */
  words: string;
  onUndo: () => void;
  onDismiss: () => void;
}

/** What was taken away last, and the way to bring it back; it stays until it is dismissed. */
export function UndoBar({ words, onUndo, onDismiss }: UndoBarProps) {
  const { roster, common } = useWords();
  const bar = useRef<HTMLDivElement>(null);
  // What had the focus is gone: whoever took it away is here, at the way back.
  useEffect(() => bar.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={bar} className={styles.removed}>
      <p role="status">
        <bdi>{words}</bdi>
      </p>
      <Button glyph="undo" onClick={onUndo}>
        {roster.undo}
      </Button>
      <IconButton label={common.dismiss} glyph="close" quiet onClick={onDismiss} />
    </div>
  );
}
