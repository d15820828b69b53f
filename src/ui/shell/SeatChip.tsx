import { type Seat, SeatMark } from '../primitives/SeatMark';
import { useWords } from '../words/useWords';
import styles from './Seats.module.css';

/** Whose decision it is, in the bar above the table. The question says it to screen readers. */
export function SeatChip({ seat }: { seat: Seat }) {
  const words = useWords().shell;
  return (
    <span
      className={styles.decider}
      data-piece={seat.colour}
      title={words.decides(seat.name)}
      aria-hidden="true"
    >
      <SeatMark seat={seat} size="s" />
      <span className={styles.name}>{seat.name}</span>
    </span>
  );
}
