import { useWords } from '../words/useWords';
import styles from './Cup.module.css';

export interface CupProps {
  /** So many tokens are in it. */
  count: number;
  /** What they mean in this kind of game. */
  note: string;
}

/** So many tokens' edges are drawn under the top one. */
const EDGES = 5;

/** The monster cup: how many tokens are left, drawn as a pile that shrinks with them. */
export function Cup({ count, note }: CupProps) {
  const words = useWords().encounter;
  return (
    <div className={styles.cup} data-empty={count === 0 || undefined}>
      <span
        className={styles.pile}
        style={{ '--depth': Math.min(EDGES, Math.ceil(count / 5)) }}
        aria-hidden="true"
      >
        {count}
      </span>
      <p className={styles.words}>
        <strong>{words.cup(count)}</strong> <span>{note}</span>
      </p>
    </div>
  );
}
