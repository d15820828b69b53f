import { Glyph } from '../icons/Glyph';
import { useWords } from '../words/useWords';
import styles from './NotAsked.module.css';
import type { NotAskedWindow } from './survivor';

export interface NotAskedProps {
  windows: readonly NotAskedWindow[];
  onAskAgain: (window: string) => void;
}

const SPANS = ['round', 'fight'] as const;

/** At which windows a survivor is not asked, in this round and in the whole fight; a press on one has it asked again. */
export function NotAsked({ windows, onAskAgain }: NotAskedProps) {
  const words = useWords().survivors;
  return SPANS.map((span) => {
    const declined = windows.filter((window) => (window.span ?? 'round') === span);
    if (declined.length === 0) return null;
    return (
      <div key={span} className={styles.row}>
        <span className={styles.title}>{words.notAsked[span]}</span>
        <ul className={styles.list} aria-label={words.notAsked[span]}>
          {declined.map(({ id, name }) => (
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
  });
}
