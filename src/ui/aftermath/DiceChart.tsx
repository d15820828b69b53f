import { useWords } from '../words/useWords';
import styles from './DiceChart.module.css';

/** How often each face of a die came up for one purpose. */
export interface DiceCount {
  id: string;
  label: string;
  /** From face 1 on. */
  counts: readonly number[];
}

/** Dice as a row of bars, one for each face, with its number of times. */
export function DiceChart({ dice }: { dice: DiceCount }) {
  const words = useWords().aftermath;
  const most = Math.max(1, ...dice.counts);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{dice.label}</figcaption>
      <ol className={styles.bars}>
        {dice.counts.map((count, index) => (
          <li key={index} aria-label={words.dieCount(index + 1, count)}>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <span className={styles.bar} style={{ '--part': count / most }} />
            <span className={styles.face} aria-hidden="true">
              {index + 1}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
