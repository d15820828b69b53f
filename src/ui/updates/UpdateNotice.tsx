import { useUpdates } from '../../store/updates/updates';
import { takeUpdate } from '../../store/updates/watch';
import { Button } from '../primitives/Button';
import { useWords } from '../words/useWords';
import styles from './UpdateNotice.module.css';

/**
 * A newer version is ready: what happens if one changes to it, and the way there. Only for screens on which no fight is under
 * way; it stays until it is answered.
 */
export function UpdateNotice() {
  const words = useWords().updates;
  const { at, later, dismiss } = useUpdates();
  const shown = at !== 'none' && !later;
  const way = at === 'busy' ? words.again : at === 'taken' ? words.reload : words.take;
  return (
    <section className={styles.place} data-shown={shown || undefined} aria-label={words.title}>
      <div className={styles.notice}>
        <p role="status">{shown ? words[at] : ''}</p>
        {shown && at !== 'taking' && (
          <div className={styles.ways}>
            <Button tone="primary" onClick={() => void takeUpdate()}>
              {way}
            </Button>
            <Button tone="quiet" onClick={dismiss}>
              {words.later}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
