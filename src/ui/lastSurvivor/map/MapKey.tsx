import { useWords } from '../../words/useWords';
import styles from './Isle.module.css';

/** What the signs on the map mean. */
export function MapKey() {
  const words = useWords().lastSurvivor.isle;
  return (
    <ul className={styles.key} aria-label={words.key}>
      <li>
        <svg viewBox="-3 -3 6 6" aria-hidden="true" className={styles.keySign} data-ground="stone">
          <g className={styles.done}>
            <circle r={2.4} />
            <path d="M-1.1 0l.8.9L1.2-.9" />
          </g>
        </svg>
        {words.counter}
      </li>
      <li>
        <svg viewBox="-3 -3 6 6" aria-hidden="true" className={styles.keySign} data-ground="stone">
          <path className={styles.strike} d="M-2.4 2.2 2.4-2.2" />
        </svg>
        {words.gathered}
      </li>
      <li>
        <svg viewBox="-3 -3 6 6" aria-hidden="true" className={styles.keySign}>
          <g className={styles.cost}>
            <circle r={2.5} />
            <text y={0.95} textAnchor="middle">
              2
            </text>
          </g>
        </svg>
        {words.costs}
      </li>
    </ul>
  );
}
