import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { type Seat, SeatMark } from '../primitives/SeatMark';
import { useWords } from '../words/useWords';
import styles from './HandOver.module.css';

export interface HandOverProps {
  /** Who is to have the screen; null: it is with the right one. */
  seat: Seat | null;
  onTaken: () => void;
}

/** Covers the table until the screen is with the player who decides, for groups who want it so. */
export function HandOver({ seat, onTaken }: HandOverProps) {
  const words = useWords().decision.handOver;
  return (
    <Dialog open={seat !== null} onClose={onTaken} title={words.title} size="s">
      {seat !== null && (
        <div className={styles.cover}>
          <SeatMark seat={seat} size="l" />
          <p className={styles.to}>{words.to(seat.name)}</p>
          <Button tone="primary" size="l" autoFocus onClick={onTaken}>
            {words.taken(seat.name)}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
