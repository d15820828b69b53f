import styles from './Affinity.module.css';
import type { AffinityColour, EdgeAffinity, GearEdge } from './gear';

/** Half of each colour's own shape, its flat side along the right edge of a 10 × 20 box. */
const HALVES: Record<AffinityColour, string> = {
  red: 'M10 1 2 10 10 19Z',
  green: 'M10 2A8 8 0 0 0 10 18Z',
  blue: 'M10 2.5H3.5V17.5H10Z',
};

/** How far the half is turned for its edge. */
const TURN: Record<GearEdge, number> = { right: 0, bottom: 90, left: 180, top: 270 };

export interface AffinityHalfProps {
  edge: GearEdge;
  affinity: EdgeAffinity;
}

/** Half an affinity at an edge: half a diamond is red, half a disc green, half a square blue; two halves make it whole. */
export function AffinityHalf({ edge, affinity }: AffinityHalfProps) {
  return (
    <svg
      className={styles.half}
      data-edge={edge}
      data-colour={affinity.colour}
      data-complete={affinity.complete || undefined}
      viewBox="0 0 20 20"
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`rotate(${TURN[edge]} 10 10) translate(10 0)`}>
        <path d={HALVES[affinity.colour]} />
      </g>
    </svg>
  );
}
