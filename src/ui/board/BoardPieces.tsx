import { memo } from 'react';
import { type Space, spacesOf } from '../../engine';
import styles from './Board.module.css';
import type { Pane } from './camera';
import type { Box, Orientation, Point } from './grid';
import type { Strikes } from './lungeOf';
import { MarkLayer } from './MarkLayer';
import { MonsterBase } from './MonsterBase';
import type { Flag, MonsterOnBoard, Route, SightLine, SpaceMarks, SurvivorOnBoard, Zone } from './pieces';
import { FlagLayer, RouteLayer } from './RouteLayer';
import { SightLayer } from './SightLayer';
import { SurvivorToken } from './SurvivorToken';
import { ZoneHatchings, ZoneLayer } from './ZoneLayer';

export interface BoardPiecesProps {
  /** What of the drawing is seen, and how large it is in pixels. */
  view: Box;
  pane: Pane;
  orientation: Orientation;
  monster: MonsterOnBoard | null;
  survivors: readonly SurvivorOnBoard[];
  marks: SpaceMarks;
  zones: readonly Zone[];
  routes: readonly Route[];
  flags: readonly Flag[];
  sightLines: readonly SightLine[];
  lunge: Strikes | null;
  /** How long a figure takes from space to space, in milliseconds; null: as long as the look has it. */
  stride: number | null;
  /** Corner of the space that the keyboard is on. */
  cursor: Point;
}

/**
 * All that changes on the board: marks, zones, ways and figures. A drawing of its own over that of the spaces, so that the
 * browser need not draw hundreds of spaces again when a figure moves.
 */
export const BoardPieces = memo(function BoardPieces(props: BoardPiecesProps) {
  const { view, pane, orientation, monster, survivors, marks, lunge, stride, cursor } = props;
  const striking = (id: string) => (lunge?.figure === id ? lunge.towards : null);
  const isLit = (space: Space) => marks[space] !== undefined;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      data-layer="pieces"
      className={styles.pieces}
      data-walking={stride !== null || undefined}
      style={{ ...pane, ...(stride === null ? {} : { '--stride': `${stride}ms` }) }}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
    >
      <ZoneHatchings />
      <ZoneLayer zones={props.zones} orientation={orientation} />
      <MarkLayer marks={marks} orientation={orientation} />
      <RouteLayer routes={props.routes} orientation={orientation} />
      {monster && (
        <MonsterBase
          monster={monster}
          orientation={orientation}
          lit={spacesOf(monster).some(isLit)}
          lunge={striking('monster')}
        />
      )}
      {survivors.map((survivor) => (
        <SurvivorToken
          key={survivor.id}
          survivor={survivor}
          orientation={orientation}
          lit={isLit(survivor.space)}
          lunge={striking(survivor.id)}
        />
      ))}
      <SightLayer lines={props.sightLines} orientation={orientation} />
      <FlagLayer flags={props.flags} orientation={orientation} />
      <rect
        className={styles.cursor}
        x={cursor.x + 0.04}
        y={cursor.y + 0.04}
        width={0.92}
        height={0.92}
        rx={0.12}
      />
    </svg>
  );
});
