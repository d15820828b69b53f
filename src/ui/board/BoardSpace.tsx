import { memo } from 'react';
import type { Space } from '../../engine';
import styles from './Board.module.css';

export interface BoardSpaceProps {
  space: Space;
  x: number;
  y: number;
  /** The name and all that is on it. */
  label: string;
  pressable: boolean;
  /** The one space that the Tab key reaches. */
  current: boolean;
  /** The panel that tells more about it. */
  describedBy?: string | undefined;
}

/** One space: where presses and the focus land. Memoised, as there are hundreds and most never change. */
export const BoardSpace = memo(function BoardSpace({
  space,
  x,
  y,
  label,
  pressable,
  current,
  describedBy,
}: BoardSpaceProps) {
  return (
    <rect
      role="gridcell"
      aria-label={label}
      aria-describedby={describedBy}
      tabIndex={current ? 0 : -1}
      data-space={space}
      data-pressable={pressable || undefined}
      className={styles.space}
      x={x + 0.03}
      y={y + 0.03}
      width={0.94}
      height={0.94}
      rx={0.1}
    />
  );
});
