import { classNames } from './classNames';
import styles from './DieFace.module.css';

/** A die and what came of it. */
export type Die = Required<Pick<DieFaceProps, 'value' | 'result' | 'label'>>;

export interface DieFaceProps {
  /** What the die shows: a figure, or the name of a place. */
  value: string;
  /** `hit` and `miss` differ by frame and sign, `lantern` is a natural 10, `plain` is neither. */
  result?: 'plain' | 'hit' | 'miss' | 'lantern' | undefined;
  /** Words for screen readers, such as "7: hits". */
  label: string;
  size?: 's' | 'm' | 'l' | undefined;
}

/** One die as it lies on the table. */
export function DieFace({ value, result = 'plain', label, size = 'm' }: DieFaceProps) {
  return (
    <svg
      className={classNames(styles.die, styles[result], styles[size])}
      viewBox="0 0 40 44"
      role="img"
      aria-label={label}
    >
      <path className={styles.body} d="M20 2 37 17 37 27 20 42 3 27 3 17Z" />
      <path
        className={styles.facet}
        d="M20 7 31 24 20 31 9 24ZM3 17 9 24 3 27M37 17 31 24 37 27M20 31V42M20 2V7"
      />
      <text
        className={styles.value}
        x="20"
        y={value.length > 2 ? 25 : 26}
        textAnchor="middle"
        data-long={value.length > 2}
      >
        {value}
      </text>
      {result === 'miss' && <path className={styles.strike} d="M6 38 34 6" />}
      {result === 'hit' && <path className={styles.tick} d="M26 37.5l3 3 7-8" />}
    </svg>
  );
}
