import type { ReactNode } from 'react';
import styles from './Board.module.css';
import type { Point } from './grid';

export interface LungeProps {
  /** How far it goes, in spaces; null: it stands still. */
  towards: Point | null;
  children: ReactNode;
}

/** A figure that strikes darts at the other and back. */
export function Lunge({ towards, children }: LungeProps) {
  if (towards === null) return <g>{children}</g>;
  return (
    <g className={styles.lunge} style={{ '--lunge-x': `${towards.x}px`, '--lunge-y': `${towards.y}px` }}>
      {children}
    </g>
  );
}
