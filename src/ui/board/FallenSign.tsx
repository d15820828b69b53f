import styles from './Board.module.css';

/** The sign of whoever lies on the ground: an arrow onto a line, in a disc of its own. */
export function FallenSign({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={styles.fallenDisc} r={0.23} />
      <path className={styles.fallenArrow} d="M0-.13V.05M-.08-.03 0 .05.08-.03M-.12.13H.12" />
    </g>
  );
}
