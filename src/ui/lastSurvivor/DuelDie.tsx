import type { DieName, DiePart } from '../../engine';
import { DieFace } from '../primitives/DieFace';
import { type Piece, PieceMark } from '../primitives/PieceMark';
import { signed } from '../words/signed';
import { useWords } from '../words/useWords';
import styles from './Duel.module.css';
import { partName } from './survivorWords';

export interface DuelDieProps {
  die: DieName;
  name: string;
  role: string;
  piece: Piece | undefined;
  /** What it shows; 0: it is not rolled yet. */
  face: number;
  parts: readonly DiePart[];
  /** Face and parts together; null: it is not rolled yet. */
  result: number | null;
  /** What has to be reached. */
  from: number;
}

/** One of the two dice of a combat, large, with each part that changes it, and what it comes to. */
export function DuelDie({ die, name, role, piece, face, parts, result, from }: DuelDieProps) {
  const words = useWords().lastSurvivor;
  const hits = result !== null && result >= from;
  const said = result === null ? words.notRolled : `${words.face(face)}, ${words.result(result, from)}`;
  return (
    <section className={styles.side} data-die={die} aria-label={`${words.dieOf[die]}, ${name}`}>
      <p className={styles.who}>
        {piece && <PieceMark piece={piece} size="s" />}
        <strong className={styles.name}>{name}</strong>
        <span className={styles.role}>{role}</span>
      </p>
      <div className={styles.roll}>
        <span className={styles.die}>
          <DieFace
            size="l"
            value={face === 0 ? '?' : String(face)}
            result={result === null ? 'plain' : hits ? 'hit' : 'miss'}
            label={`${words.dieOf[die]}: ${said}`}
          />
        </span>
        <span className={styles.sum}>
          <span className={styles.dieName}>{words.dieOf[die]}</span>
          {result !== null && <strong>{result}</strong>}
          {result !== null && <span>{hits ? words.hits : words.noHit}</span>}
        </span>
      </div>
      <ul className={styles.parts} aria-label={words.partsOf(words.dieOf[die])}>
        {parts.length === 0 && <li className={styles.none}>{words.noParts}</li>}
        {parts.map((part, at) => (
          <li key={at}>
            <span className={styles.name}>{partName(part)}</span> <strong>{signed(part.by)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
