import { memo } from 'react';
import { iconAddress } from '../icons/Icon';
import styles from './Board.module.css';
import { type Box, boxOf, type Orientation } from './grid';
import type { TileOnBoard } from './pieces';

export interface TileLayerProps {
  tiles: readonly TileOnBoard[];
  orientation: Orientation;
}

/** Where the silhouettes of a tile stand: one in each square that its shorter side makes. */
function silhouettes({ x, y, width, height }: Box): Box[] {
  const side = Math.min(width, height);
  const count = Math.max(1, Math.floor(Math.max(width, height) / side));
  const size = side * 0.74;
  const [stepX, stepY] = width > height ? [width / count, 0] : [0, height / count];
  return Array.from({ length: count }, (_, index) => ({
    x: x + stepX * index + ((stepX || width) - size) / 2,
    y: y + stepY * index + ((stepY || height) - size) / 2,
    width: size,
    height: size,
  }));
}

/** Terrain: a plate in the colour of its stuff with its silhouette; heavy edge: blocks sight, cut corners: blocks the way. */
export const TileLayer = memo(function TileLayer({ tiles, orientation }: TileLayerProps) {
  return (
    <g aria-hidden="true" className={styles.above}>
      {tiles.map((tile) => {
        const box = boxOf(tile.spaces, orientation);
        if (!box) return null;
        const { x, y, width, height } = box;
        return (
          <g key={tile.id} className={styles.tile} data-tone={tile.tone} data-obstacle={tile.obstacle}>
            <rect
              className={styles.plate}
              x={x + 0.07}
              y={y + 0.07}
              width={width - 0.14}
              height={height - 0.14}
              rx={0.12}
            />
            {silhouettes(box).map((at, index) => (
              <use key={index} href={iconAddress(tile.icon)} className={styles.silhouette} {...at} />
            ))}
            {tile.impassable && (
              <path
                className={styles.corners}
                d={`M${x + 0.14} ${y + 0.36}v-.22h.22M${x + width - 0.36} ${y + 0.14}h.22v.22M${x + width - 0.14} ${y + height - 0.36}v.22h-.22M${x + 0.36} ${y + height - 0.14}h-.22v-.22`}
              />
            )}
          </g>
        );
      })}
    </g>
  );
});
