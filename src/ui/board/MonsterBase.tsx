import { memo } from 'react';
import { iconAddress } from '../icons/Icon';
import styles from './Board.module.css';
import { FallenSign } from './FallenSign';
import { direction, type Orientation, type Point, toScreen } from './grid';
import { Lunge } from './Lunge';
import type { MonsterOnBoard } from './pieces';

export interface MonsterBaseProps {
  monster: MonsterOnBoard;
  orientation: Orientation;
  lit: boolean;
  /** It strikes this way just now. */
  lunge?: Point | null | undefined;
}

/** The monster on its base, with the edge it faces marked; felled it lies on its side, hollow. */
export const MonsterBase = memo(function MonsterBase({
  monster,
  orientation,
  lit,
  lunge = null,
}: MonsterBaseProps) {
  const { size, knockedDown } = monster;
  const { x, y } = toScreen(monster.space, orientation);
  const ahead = direction(monster.facing, orientation);
  const half = size / 2;
  const turn = (Math.atan2(ahead.y, ahead.x) * 180) / Math.PI;
  const picture = size * 0.72;
  return (
    <g
      aria-hidden="true"
      className={styles.monster}
      data-spot="monster"
      data-down={knockedDown || undefined}
      style={{ transform: `translate(${x + half}px, ${y + half}px)` }}
    >
      <Lunge towards={lunge}>
        <g transform={`rotate(${turn})`}>
          <path className={styles.facing} d={`M${half + 0.02} -.3L${half + 0.34} 0L${half + 0.02} .3Z`} />
        </g>
        <rect
          className={styles.base}
          data-lit={lit || undefined}
          x={0.07 - half}
          y={0.07 - half}
          width={size - 0.14}
          height={size - 0.14}
          rx={0.22}
        />
        <g transform={`rotate(${turn})`}>
          <path className={styles.front} d={`M${half - 0.13} ${0.3 - half}V${half - 0.3}`} />
        </g>
        <use
          href={iconAddress(monster.icon)}
          className={styles.beast}
          x={-picture / 2}
          y={-picture / 2}
          width={picture}
          height={picture}
          transform={knockedDown ? 'rotate(100)' : undefined}
        />
        {knockedDown && <FallenSign x={half - 0.3} y={half - 0.3} />}
      </Lunge>
    </g>
  );
});
