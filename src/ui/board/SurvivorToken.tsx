import { memo } from 'react';
import { iconAddress } from '../icons/Icon';
import { MARK_PATHS } from '../primitives/pieces';
import styles from './Board.module.css';
import { FallenSign } from './FallenSign';
import { type Orientation, type Point, toScreen } from './grid';
import { Lunge } from './Lunge';
import type { SurvivorOnBoard } from './pieces';

export interface SurvivorTokenProps {
  survivor: SurvivorOnBoard;
  orientation: Orientation;
  lit: boolean;
  /** It strikes this way just now. */
  lunge?: Point | null | undefined;
}

/** Half the width of a token, in spaces. */
const RADIUS = 0.38;

/** A survivor: colour, shape and letter. Knocked down it lies on its side, hollow, with the sign of the fallen. */
export const SurvivorToken = memo(function SurvivorToken({
  survivor,
  orientation,
  lit,
  lunge = null,
}: SurvivorTokenProps) {
  const { x, y } = toScreen(survivor.space, orientation);
  const down = survivor.knockedDown;
  return (
    <g
      aria-hidden="true"
      className={styles.token}
      data-piece={survivor.piece.colour}
      data-spot={`piece-${survivor.id}`}
      data-down={down || undefined}
      style={{ transform: `translate(${x + 0.5}px, ${y + 0.5}px)` }}
    >
      <Lunge towards={lunge}>
        {lit && <circle className={styles.ring} r={0.47} />}
        {survivor.active && <circle className={styles.active} r={0.47} />}
        <g transform={down ? 'rotate(-90)' : undefined}>
          <path className={styles.body} transform={`scale(${RADIUS})`} d={MARK_PATHS[survivor.piece.shape]} />
          <text
            className={styles.initial}
            y={0.135}
            textAnchor="middle"
            data-long={survivor.piece.initial.length > 1}
          >
            {survivor.piece.initial}
          </text>
        </g>
        {down && <FallenSign x={0.28} y={-0.28} />}
        {survivor.badges?.map((badge, index) => (
          <g key={badge.icon} transform={`translate(${-0.34 + index * 0.3} -.34)`}>
            <circle className={styles.badge} r={0.17} />
            <use
              href={iconAddress(badge.icon)}
              className={styles.badgeSign}
              x={-0.12}
              y={-0.12}
              width={0.24}
              height={0.24}
            />
          </g>
        ))}
      </Lunge>
    </g>
  );
});
