import { memo } from 'react';
import type { Space } from '../../engine';
import { BoardSpace } from './BoardSpace';
import { boardBox, fromScreen, type Orientation } from './grid';
import type { SpaceMarks } from './pieces';

export interface SpaceGridProps {
  orientation: Orientation;
  /** The one space that the Tab key reaches. */
  current: Space;
  marks: SpaceMarks;
  labelOf: (space: Space) => string;
  /** The space that a panel tells more about, and the panel. */
  told: { space: Space; panel: string } | null;
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** All spaces, in rows of the screen, so that arrows, screen readers and eyes agree about what is next to what. */
export const SpaceGrid = memo(function SpaceGrid({
  orientation,
  current,
  marks,
  labelOf,
  told,
}: SpaceGridProps) {
  const { width, height } = boardBox(orientation);
  return upTo(height).map((y) => (
    <g key={y} role="row" aria-rowindex={y + 1}>
      {upTo(width).map((x) => {
        const space = fromScreen({ x, y }, orientation);
        if (space === null) return null;
        const kind = marks[space]?.kind;
        return (
          <BoardSpace
            key={space}
            space={space}
            x={x}
            y={y}
            label={labelOf(space)}
            pressable={kind === 'answer' || kind === 'considered'}
            current={space === current}
            describedBy={told?.space === space ? told.panel : undefined}
          />
        );
      })}
    </g>
  ));
});
