import { useEffect, useRef } from 'react';
import { useWords } from '../words/useWords';
import { Button } from './Button';
import { IconButton } from './IconButton';
import styles from './UndoBar.module.css';

export interface UndoBarProps {
  /** What was taken away. */
  words: string;
  /** What the way back is called. */
  undo: string;
  onUndo: () => void;
  onDismiss: () => void;
}

/** What was taken away last, and the way to bring it back: it stays until it is dismissed or something else is taken away. */
export function UndoBar({ words, undo, onUndo, onDismiss }: UndoBarProps) {
  const { common } = useWords();
  const bar = useRef<HTMLDivElement>(null);
  // What had the focus is gone with it: whoever took it away is here, at the way back.
  useEffect(() => bar.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={bar} className={styles.bar}>
      <p role="status">
        <bdi>{words}</bdi>
      </p>
      <Button glyph="undo" onClick={onUndo}>
        {undo}
      </Button>
      <IconButton label={common.dismiss} glyph="close" quiet onClick={onDismiss} />
    </div>
  );
}
