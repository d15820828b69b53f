import type { InterfaceWords } from '../../text/interface/en';
import type { TypedDieView } from '../decision/decision';
import { DieFace } from '../primitives/DieFace';
import { useWords } from '../words/useWords';
import styles from './TypedDie.module.css';

/** The same in words, read out with the question. */
export const awaitedWords = (
  { die, of, need, faces }: TypedDieView,
  words: InterfaceWords['dice'],
): string[] => [words.typed.which(die, of, faces.length), ...(need === null ? [] : [need])];

/** Which die of the roll it is, what it needs, and the faces typed in before. */
export function TypedNeed({ die, of, need, before, faces }: TypedDieView) {
  const words = useWords().dice.typed;
  return (
    <p className={styles.needed}>
      <span>{words.which(die, of, faces.length)}</span>
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
