import { Glyph } from '../icons/Glyph';
import { useWords } from '../words/useWords';
import styles from './NotAsked.module.css';

export interface NotAskedProps {
  windows: readonly { id: string; name: string }[];
  onAskAgain: (window: string) => void;
}

/** At which windows a survivor is not asked in this round; a press on one has it asked again. */
export function NotAsked({ windows, onAskAgain }: NotAskedProps) {
  const words = useWords().survivors;
  if (windows.length === 0) return null;
  return (
    <div className={styles.row}>
      <span className={styles.title}>{words.notAsked}</span>
      <ul className={styles.list} aria-label={words.notAsked}>
        {windows.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.window}
              aria-label={words.askAgain(name)}
              onClick={() => onAskAgain(id)}
            >
              {name}
              <Glyph name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
