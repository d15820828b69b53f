import { useEffect, useRef } from 'react';
import { Button } from '../primitives/Button';
import { IconButton } from '../primitives/IconButton';
import { useWords } from '../words/useWords';
import styles from './Fights.module.css';

export interface RemovedBarProps {
  /** What the fight went by that was deleted last. */
  fight: string;
  onUndo: () => void;
  onDismiss: () => void;
}

/** What was deleted, and the way to bring it back: it stays until it is dismissed or something else is deleted. */
export function RemovedBar({ fight, onUndo, onDismiss }: RemovedBarProps) {
  const { fights: words, common } = useWords();
  const bar = useRef<HTMLDivElement>(null);
  // What had the focus is gone with the fight: whoever deleted it is here, at the way back.
  useEffect(() => bar.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={bar} className={styles.removed}>
      <p role="status">
        <bdi>{words.removed(fight)}</bdi>
      </p>
      <Button glyph="undo" onClick={onUndo}>
        {words.undo}
      </Button>
      <IconButton label={common.dismiss} glyph="close" quiet onClick={onDismiss} />
    </div>
  );
}
