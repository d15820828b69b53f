import { memo } from 'react';
import { columnOf, rowOf, type Space, spaceName } from '../../engine';
import styles from './Board.module.css';
import type { Pane } from './camera';
import { type Box, boardBox, fromScreen, type Orientation } from './grid';

export interface BoardLabelsProps {
  pane: Pane;
  orientation: Orientation;
  view: Box;
  /** Pixels a space takes; the labels keep their size on the screen. */
  scale: number;
}

/** Height of the letters and of the band behind them, in pixels. */
const LETTER = 11;
const BAND = 20;
/** The band is never higher than this part of a space: the room that the board keeps free for it. */
const ROOM = 0.7;

const letterOf = (space: Space) => spaceName(columnOf(space)).slice(0, 1);
const numberOf = (space: Space) => String(rowOf(space) + 1);

/** What stands beside the spaces along the top and down the left. */
function names(orientation: Orientation): { across: string[]; down: string[] } {
  const { width, height } = boardBox(orientation);
  const [acrossName, downName] = orientation === 'landscape' ? [numberOf, letterOf] : [letterOf, numberOf];
  return {
    across: Array.from({ length: width }, (_, x) => acrossName(fromScreen({ x, y: 0 }, orientation) ?? 0)),
    down: Array.from({ length: height }, (_, y) => downName(fromScreen({ x: 0, y }, orientation) ?? 0)),
  };
}

/** A–P and 1–22 along the edges. They stay at the edge of the window when the board is zoomed past it. */
export const BoardLabels = memo(function BoardLabels({ pane, orientation, view, scale }: BoardLabelsProps) {
  const { across, down } = names(orientation);
  const band = Math.min(BAND / scale, ROOM);
  const outside = -band - 0.1;
  const top = Math.max(outside, view.y);
  const left = Math.max(outside, view.x);
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={styles.labels}
      style={{ ...pane }}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      fontSize={LETTER / scale}
    >
      {top > outside && <rect className={styles.band} x={view.x} y={top} width={view.width} height={band} />}
      {left > outside && (
        <rect className={styles.band} x={left} y={view.y} width={band} height={view.height} />
      )}
      {across.map(
        (name, x) =>
          x + 0.5 > left + band && (
            <text key={name} x={x + 0.5} y={top + band / 2} dy="0.35em" textAnchor="middle">
              {name}
            </text>
          ),
      )}
      {down.map(
        (name, y) =>
          y + 0.5 > top + band && (
            <text key={name} x={left + band / 2} y={y + 0.5} dy="0.35em" textAnchor="middle">
              {name}
            </text>
          ),
      )}
    </svg>
  );
});
