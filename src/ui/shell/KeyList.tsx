import { Dialog } from '../primitives/Dialog';
import { useWords } from '../words/useWords';
import styles from './KeyList.module.css';

export interface KeyListProps {
  open: boolean;
  onClose: () => void;
}

/** What every key does; `?` opens it. */
export function KeyList({ open, onClose }: KeyListProps) {
  const words = useWords().keys;
  return (
    <Dialog open={open} onClose={onClose} title={words.title} size="s">
      <dl className={styles.keys}>
        {words.list.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
