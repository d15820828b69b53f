import { DieFace } from '../primitives/DieFace';
import { useWords } from '../words/useWords';
import styles from './TypedDie.module.css';

/** A face of the die as an answer. */
export interface TypedFace {
  key: string;
  label: string;
  /** Whom or what it stands for, such as a place of the body. */
  detail?: string | undefined;
  /** The key that presses it. */
  hotkey: string | null;
}

export interface TypedDieProps {
  faces: readonly TypedFace[];
  onFace: (key: string) => void;
}

/** The faces of a real die as large buttons: press what it shows, or its digit; 0 is a 10. */
export function TypedDie({ faces, onFace }: TypedDieProps) {
  const words = useWords().dice;
  return (
    <ul
      className={styles.faces}
      style={{ '--row': faces.length > 6 ? Math.ceil(faces.length / 2) : faces.length }}
      aria-label={words.typed.faces}
    >
      {faces.map(({ key, label, detail, hotkey }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.face}
            aria-label={detail === undefined ? label : words.place(Number(label), detail)}
            aria-keyshortcuts={hotkey ?? undefined}
            onClick={() => onFace(key)}
          >
            <span className={styles.drawn} aria-hidden="true">
              <DieFace value={label} label={label} />
            </span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
