import { memo } from 'react';
import styles from './Board.module.css';
import { type Orientation, toScreen } from './grid';
import type { SpaceMarks } from './pieces';

export interface MarkLayerProps {
  marks: SpaceMarks;
  orientation: Orientation;
}

/** Lit spaces: where an answer can be pressed, what is considered, what a reason speaks of. */
export const MarkLayer = memo(function MarkLayer({ marks, orientation }: MarkLayerProps) {
  return (
    <g aria-hidden="true" className={styles.above}>
      {Object.entries(marks).map(([space, mark]) => {
        const { x, y } = toScreen(Number(space), orientation);
        return (
          <g key={space} className={styles.mark} data-kind={mark.kind} data-lit={mark.lit}>
            <rect
              className={styles.markPlate}
              x={x + 0.08}
              y={y + 0.08}
              width={0.84}
              height={0.84}
              rx={0.1}
            />
            {mark.advised === true && (
              <rect
                className={styles.markAdvised}
                x={x - 0.02}
                y={y - 0.02}
                width={1.04}
                height={1.04}
                rx={0.2}
              />
            )}
            {mark.figure === undefined ? (
              mark.kind === 'answer' && (
                <circle className={styles.markDot} cx={x + 0.5} cy={y + 0.5} r={0.09} />
              )
            ) : (
              <text className={styles.markFigure} x={x + 0.5} y={y + 0.62} textAnchor="middle">
                {mark.figure}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
});
