import { Button } from '../primitives/Button';
import { LiveRegion } from '../primitives/LiveRegion';
import { type Seat, SeatMark } from '../primitives/SeatMark';
import { useWords } from '../words/useWords';
import styles from './Cover.module.css';

export interface CoverBarProps {
  /** Who is to have the screen. */
  seat: Seat;
  onTaken: () => void;
}

/**
 * In the place of the question until the screen is with whoever is asked: neither the question nor a hand is in the page. What
 * everybody may see stays in sight, so that the others can watch what happened.
 */
export function CoverBar({ seat, onTaken }: CoverBarProps) {
  const all = useWords();
  const words = all.decision.handOver;
  return (
    <section className={styles.cover} aria-label={words.title} data-piece={seat.colour}>
      <SeatMark seat={seat} size="l" />
      <div className={styles.words}>
        <h2 className={styles.to}>{words.to(seat.name)}</h2>
        <p className={styles.why}>{all.lastSurvivor.coverWhy}</p>
      </div>
      <Button tone="primary" size="l" autoFocus onClick={onTaken}>
        {words.taken(seat.name)}
      </Button>
      <LiveRegion words={words.to(seat.name)} />
    </section>
  );
}
