import { memo } from 'react';
import { iconAddress } from '../../icons/Icon';
import { pathOf } from '../../icons/paths';
import type { IconName } from '../../icons/table';
import { MARK_PATHS } from '../../primitives/pieces';
import { outline, RADIUS } from './hexes';
import styles from './Isle.module.css';
import type { LitSpace, TileView } from './isleView';
import { groundOf, patternOf } from './TilePattern';

const WHOLE = outline(RADIUS - 0.35);
const INNER = outline(RADIUS - 1.2);
/** Room between the pieces of those who share a tile. */
const APART = 4.3;
/** So much of a name finds room on a tile. */
const LETTERS = 16;

const short = (name: string): string => {
  const letters = [...name];
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join('')}…` : name;
};

function Sign({ name, x, y, size }: { name: IconName; x: number; y: number; size: number }) {
  const path = pathOf(name);
  const scale = size / 512;
  return path === undefined ? (
    <use
      href={iconAddress(name)}
      className={styles.sign}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
    />
  ) : (
    <path
      className={styles.sign}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      d={path}
    />
  );
}

export interface IsleTileProps {
  tile: TileView;
  map: string;
  /** What it leads to where it can be chosen. */
  lit: LitSpace | null;
  considered: boolean;
  /** The one tile that the Tab key reaches. */
  current: boolean;
  label: string;
}

/** One space of the map: its terrain, its landmark, who is there, and what it costs to go there. */
export const IsleTile = memo(function IsleTile({
  tile,
  map,
  lit,
  considered,
  current,
  label,
}: IsleTileProps) {
  const { landmark, people } = tile;
  const pattern = patternOf(map, tile.tile.terrain);
  const aside = landmark === null ? 0 : -3.5;
  const away = landmark === null ? 0 : 2.2;
  return (
    <g
      role="gridcell"
      aria-label={label}
      tabIndex={current ? 0 : -1}
      data-tile={tile.key}
      data-ground={groundOf(tile.tile.terrain)}
      data-lit={lit !== null || undefined}
      data-considered={considered || undefined}
      className={styles.tile}
      transform={`translate(${tile.x.toFixed(2)} ${tile.y.toFixed(2)})`}
    >
      <path className={styles.ground} d={WHOLE} />
      {pattern !== null && <path d={WHOLE} style={{ fill: pattern }} />}
      <path
        className={styles.plate}
        d="M-8.4 2.9V-.1Q-8.4-.6-7.9-.6H7.9Q8.4-.6 8.4-.1V2.9Q8.4 3.4 7.9 3.4H-7.9Q-8.4 3.4-8.4 2.9Z"
        data-tall={landmark !== null || undefined}
      />
      <g className={styles.inked} data-spent={tile.gathered || undefined}>
        <Sign name={tile.icon} x={away} y={-3.2} size={4.4} />
        {tile.gathered && <path className={styles.strike} d={`M${away - 2.6}-.9L${away + 2.6}-5.5`} />}
      </g>
      {landmark !== null && (
        <g className={styles.landmark} data-spent={landmark.done || undefined}>
          <circle className={styles.seat} cx={aside} cy={-3.2} r={2.75} />
          <Sign name={landmark.icon} x={aside} y={-3.2} size={3.7} />
          {landmark.done && (
            <g className={styles.done}>
              <circle cx={aside - 2.1} cy={-5.2} r={1.45} />
              <path d={`M${aside - 2.8}-5.2l.5.55.95-1.1`} />
            </g>
          )}
        </g>
      )}
      <text className={styles.place} y={-6.4} textAnchor="middle">
        {tile.name.split(' ').at(-1)}
      </text>
      <text className={styles.name} y={1.1} textAnchor="middle">
        {short(tile.terrain)}
      </text>
      {landmark !== null && (
        <text className={styles.landmarkName} y={2.9} textAnchor="middle">
          {short(landmark.name)}
        </text>
      )}
      {people.map(({ id, piece, acts }, at) => (
        <g
          key={id}
          className={styles.piece}
          data-piece={piece.colour}
          transform={`translate(${(at - (people.length - 1) / 2) * APART} 5.2)`}
        >
          {acts && <circle className={styles.acts} r={2.5} />}
          <path className={styles.body} transform="scale(2)" d={MARK_PATHS[piece.shape]} />
          <text className={styles.initial} y={0.75} textAnchor="middle">
            {piece.initial}
          </text>
        </g>
      ))}
      {lit !== null && <path className={styles.light} d={INNER} />}
      {lit !== null && lit.cost !== null && (
        <g className={styles.cost} transform="translate(6.5 -3.2)">
          <circle r={2.1} />
          <text y={0.9} textAnchor="middle">
            {lit.cost}
          </text>
        </g>
      )}
      <path className={styles.cursor} d={WHOLE} />
    </g>
  );
});
