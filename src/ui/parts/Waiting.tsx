import { useWords } from '../words/useWords';
import styles from './Parts.module.css';

/** A part of the program is on its way. What comes in a moment needs no words: they appear only if it takes longer. */
export function Waiting() {
  const { loading } = useWords().parts;
  return (
    <output className={styles.page}>
      <span className={styles.waiting}>{loading}</span>
    </output>
  );
}
