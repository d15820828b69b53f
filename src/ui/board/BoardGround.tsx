import { useId } from 'react';
import styles from './Board.module.css';
import { boardBox, type Orientation } from './grid';

/** The board's frame and the light of the lantern over it. */
export function BoardGround({ orientation }: { orientation: Orientation }) {
  const id = useId();
  const { width, height } = boardBox(orientation);
  return (
    <g aria-hidden="true" className={styles.above}>
      <defs>
        <radialGradient id={id} cx="50%" cy="48%" r="72%">
          <stop offset="0" className={styles.lightNear} />
          <stop offset="1" className={styles.lightFar} />
        </radialGradient>
      </defs>
      <rect
        className={styles.frame}
        x={-0.14}
        y={-0.14}
        width={width + 0.28}
        height={height + 0.28}
        rx={0.22}
      />
      <rect
        className={styles.lantern}
        x={0}
        y={0}
        width={width}
        height={height}
        rx={0.12}
        fill={`url(#${id})`}
      />
    </g>
  );
}
