import type { TypedDieView } from '../decision/decision';
import { DieFace } from '../primitives/DieFace';
import { useWords } from '../words/useWords';
import styles from './TypedDie.module.css';

/** Which die of the roll it is, what it needs, and the faces typed in before. */
export function TypedNeed({ die, of, need, before }: TypedDieView) {
  const words = useWords().dice.typed;
  return (
    <p className={styles.needed}>
      <span>{words.which(die, of)}</span>
      {need !== null && <strong>{need}</strong>}
      {before.length > 0 && (
        <span className={styles.before}>
          {words.soFar}
          {before.map((face, index) => (
            <DieFace key={index} size="s" {...face} />
          ))}
        </span>
      )}
    </p>
  );
}
