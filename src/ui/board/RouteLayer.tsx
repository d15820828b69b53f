import { memo } from 'react';
import styles from './Board.module.css';
import { centreOf, type Orientation, toScreen } from './grid';
import type { Flag, Route } from './pieces';

export interface RouteLayerProps {
  routes: readonly Route[];
  orientation: Orientation;
}

/** Ways over the board: a dashed line with its head, and the base as it will stand at the end. */
export const RouteLayer = memo(function RouteLayer({ routes, orientation }: RouteLayerProps) {
  return (
    <g aria-hidden="true" className={styles.above}>
      <defs>
        {(['amber', 'harm'] as const).map((tone) => (
          <marker
            key={tone}
            id={`head-${tone}`}
            viewBox="0 0 10 10"
            refX="6"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path d="M0 0L10 5L0 10Z" className={styles.routeHead} data-tone={tone} />
          </marker>
        ))}
      </defs>
      {routes.map((route) => {
        const points = route.steps.map((space) => centreOf(space, route.size, orientation));
        const last = route.steps.at(-1);
        if (last === undefined) return null;
        const end = toScreen(last, orientation);
        return (
          <g
            key={route.id}
            className={styles.route}
            data-tone={route.tone}
            data-faint={route.emphasised === false || undefined}
          >
            <rect
              className={styles.ghost}
              x={end.x + 0.06}
              y={end.y + 0.06}
              width={route.size - 0.12}
              height={route.size - 0.12}
              rx={0.2}
            />
            <polyline
              className={styles.way}
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              markerEnd={`url(#head-${route.tone})`}
            />
            {route.label !== undefined && (
              <g transform={`translate(${end.x + route.size - 0.3} ${end.y + route.size - 0.3})`}>
                <circle className={styles.routeDisc} r={0.26} />
                <text className={styles.routeLabel} y={0.13} textAnchor="middle">
                  {route.label}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});

export interface FlagLayerProps {
  flags: readonly Flag[];
  orientation: Orientation;
}

/** Width of a flag for its words, in spaces. */
function flagWidth(words: string): number {
  return words.length * 0.17 + 0.4;
}

/** Words pinned to spaces, such as "run over". */
export const FlagLayer = memo(function FlagLayer({ flags, orientation }: FlagLayerProps) {
  return (
    <g aria-hidden="true" className={styles.above}>
      {flags.map((flag) => {
        const { x, y } = toScreen(flag.space, orientation);
        const width = flagWidth(flag.words);
        const size = flag.size ?? 1;
        return (
          <g
            key={`${flag.space}:${flag.words}`}
            className={styles.flag}
            data-tone={flag.tone}
            transform={`translate(${x + size / 2} ${y + size + 0.08})`}
          >
            <rect x={-width / 2} y={-0.22} width={width} height={0.44} rx={0.22} />
            <text y={0.11} textAnchor="middle">
              {flag.words}
            </text>
          </g>
        );
      })}
    </g>
  );
});
