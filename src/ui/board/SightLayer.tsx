import { memo } from 'react';
import styles from './Board.module.css';
import { centreOf, type Orientation, toScreen } from './grid';
import type { SightLine } from './pieces';

export interface SightLayerProps {
  lines: readonly SightLine[];
  orientation: Orientation;
}

/** Lines of sight from centre to centre (SD-1.8): whole and with a dot at its end when clear, broken with a cross when not. */
export const SightLayer = memo(function SightLayer({ lines, orientation }: SightLayerProps) {
  return (
    <g aria-hidden="true" className={styles.above}>
      {lines.map((line) => {
        const from = centreOf(line.from.space, line.from.size, orientation);
        const to = centreOf(line.to.space, line.to.size, orientation);
        const block = line.blockedAt === undefined ? null : toScreen(line.blockedAt, orientation);
        return (
          <g key={line.id} className={styles.sight} data-blocked={block !== null || undefined}>
            <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            {block ? (
              <path className={styles.cross} d={`M${block.x + 0.3} ${block.y + 0.3}l.4 .4m0-.4l-.4 .4`} />
            ) : (
              <circle cx={to.x} cy={to.y} r={0.12} />
            )}
          </g>
        );
      })}
    </g>
  );
});
