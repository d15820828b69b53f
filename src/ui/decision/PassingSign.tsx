import { type Seat, SeatMark } from '../primitives/SeatMark';
import { useWords } from '../words/useWords';
import styles from './PassingSign.module.css';

/** For a moment over the question, when another player decides than before; nothing waits for it, and it takes no press. */
export function PassingSign({ seat }: { seat: Seat }) {
  const words = useWords().decision.handOver;
  return (
    <span className={styles.sign} data-piece={seat.colour} aria-hidden="true">
      <SeatMark seat={seat} size="m" />
      <span className={styles.words}>{words.now(seat.name)}</span>
    </span>
  );
}
