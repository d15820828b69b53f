import type { CSSProperties } from 'react';
import type { RoundMark } from '../../store/replay/rounds';
import { useWords } from '../words/useWords';
import styles from './Scrubber.module.css';

export interface ScrubberProps {
  /** The entry that is shown, out of so many. */
  at: number;
  count: number;
  /** Entries behind this one were taken back in the fight. */
  stands: number;
  rounds: readonly RoundMark[];
  /** What the moment is, for a screen reader. */
  said: string;
  onScrub: (entry: number) => void;
  /** It has the focus, or has it no more. */
  onHold: (held: boolean) => void;
}

/** So many numbers fit under the line. */
const MOST_NUMBERS = 12;

/** Where something lies along the line, from 0 to 1. */
const along = (entry: number, count: number): number => (count < 2 ? 0 : entry / (count - 1));

/** The line of a fight from its first to its last moment, with its rounds: drawn along by mouse, finger or arrow keys. */
export function Scrubber({ at, count, stands, rounds, said, onScrub, onHold }: ScrubberProps) {
  const words = useWords().replay;
  const every = Math.ceil(rounds.length / MOST_NUMBERS);
  return (
    <div className={styles.scrubber} style={{ '--at': along(at, count), '--stands': along(stands, count) }}>
      <input
        type="range"
        className={styles.line}
        aria-label={words.scrub}
        aria-valuetext={said}
        min={0}
        max={Math.max(0, count - 1)}
        step={1}
        value={at}
        onChange={(event) => onScrub(event.target.valueAsNumber)}
        onFocus={() => onHold(true)}
        onBlur={() => onHold(false)}
      />
      <div className={styles.rounds} aria-hidden="true">
        {rounds.map(({ round, entry }, index) => (
          <span
            key={round}
            className={styles.round}
            style={{ '--lies': along(entry, count) } as CSSProperties}
            data-named={(round > 0 && index % every === 0) || undefined}
          >
            {round}
          </span>
        ))}
      </div>
    </div>
  );
}
