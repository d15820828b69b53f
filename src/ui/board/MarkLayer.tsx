import { memo } from 'react';
import styles from './Board.module.css';
import { type Orientation, type Point, toScreen } from './grid';
import type { SpaceMark, SpaceMarks } from './pieces';

export interface MarkLayerProps {
  marks: SpaceMarks;
  orientation: Orientation;
}

/** A mark with the place of its space in the drawing. */
interface Placed extends Point {
  space: string;
  mark: SpaceMark;
}

/** A square round the middle of a space, as a part of a path; lengths in spaces. */
const square = ({ x, y }: Point, side: number, corner: number): string => {
  const straight = side - 2 * corner;
  const arc = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  const from = `M${x + 0.5 - straight / 2} ${y + 0.5 - side / 2}`;
  return `${from}h${straight}${arc(corner, corner)}v${straight}${arc(-corner, corner)}h${-straight}${arc(-corner, -corner)}v${-straight}${arc(corner, -corner)}z`;
};

const dot = ({ x, y }: Point): string =>
  `M${x + 0.41} ${y + 0.5}a0.09 0.09 0 1 1 0.18 0a0.09 0.09 0 1 1 -0.18 0z`;

const joined = (placed: readonly Placed[], draw: (at: Point) => string): string => placed.map(draw).join('');

/** The marks by their looks. */
function byLook(placed: readonly Placed[]): Map<string, [Placed, ...Placed[]]> {
  const looks = new Map<string, [Placed, ...Placed[]]>();
  for (const one of placed) {
    const look = `${one.mark.kind} ${one.mark.lit ?? ''}`;
    const alike = looks.get(look);
    if (alike === undefined) looks.set(look, [one]);
    else alike.push(one);
  }
  return looks;
}

/**
 * Lit spaces: where an answer can be pressed, what is considered, what a reason speaks of. Marks that look alike are one
 * path, and all figures one text: there are hundreds at once, and the browser asks for as much time for each element.
 */
export const MarkLayer = memo(function MarkLayer({ marks, orientation }: MarkLayerProps) {
  const placed = Object.entries(marks).map(([space, mark]) => ({
    ...toScreen(Number(space), orientation),
    space,
    mark,
  }));
  const advised = placed.filter(({ mark }) => mark.advised === true);
  const figures = placed.filter(({ mark }) => mark.figure !== undefined);
  const dots = placed.filter(({ mark }) => mark.figure === undefined && mark.kind === 'answer');
  return (
    <g aria-hidden="true" className={styles.above}>
      {[...byLook(placed)].map(([look, alike]) => (
        <g key={look} className={styles.mark} data-kind={alike[0].mark.kind} data-lit={alike[0].mark.lit}>
          <path className={styles.markPlate} d={joined(alike, (at) => square(at, 0.84, 0.1))} />
        </g>
      ))}
      <path className={styles.markAdvised} d={joined(advised, (at) => square(at, 1.04, 0.2))} />
      <path className={styles.markDot} d={joined(dots, dot)} />
      <text className={styles.markFigure} textAnchor="middle">
        {figures.map(({ space, x, y, mark }) => (
          <tspan key={space} x={x + 0.5} y={y + 0.62}>
            {mark.figure}
          </tspan>
        ))}
      </text>
    </g>
  );
});
