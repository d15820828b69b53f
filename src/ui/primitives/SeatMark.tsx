import { classNames } from './classNames';
import type { PieceColour } from './pieces';
import styles from './SeatMark.module.css';

/** A player's sign: the colour of its first survivor, a banner cut as its seat is, and the first letter of its name. */
export interface Seat {
  name: string;
  initial: string;
  colour: PieceColour;
  /** Which of the cuts; more seats than cuts begin anew. */
  cut: number;
}

export interface SeatMarkProps {
  seat: Seat;
  size?: 's' | 'm' | 'l' | undefined;
}

/** Banners as they end: a point, two tails, round, three tails. */
const CUTS = [
  'M-1-1H1V-.76H.84V.5L0 1-.84.5V-.76H-1Z',
  'M-1-1H1V-.76H.84V1L0 .52-.84 1V-.76H-1Z',
  'M-1-1H1V-.76H.84V.16A.84.84 0 0 1-.84.16V-.76H-1Z',
  'M-1-1H1V-.76H.84V1L.42.62 0 1-.42.62-.84 1V-.76H-1Z',
] as const;

/** A player's sign wherever it is named; survivors have signs of other shapes. */
export function SeatMark({ seat, size = 'm' }: SeatMarkProps) {
  return (
    <svg
      className={classNames(styles.mark, styles[size])}
      viewBox="-1.05 -1.05 2.1 2.1"
      data-piece={seat.colour}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.banner} d={CUTS[seat.cut % CUTS.length]} />
      <text className={styles.letter} y="0.3" textAnchor="middle">
        {seat.initial}
      </text>
    </svg>
  );
}
