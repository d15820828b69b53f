import { useWords } from '../words/useWords';
import { IconButton } from './IconButton';
import styles from './Toasts.module.css';

export interface Toast {
  id: string;
  words: string;
  tone?: 'plain' | 'harm' | undefined;
}

export interface ToastsProps {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
}

/** Short notices over everything, read out once. They stay until dismissed: nobody has to be fast. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const words = useWords();
  return (
    <output className={styles.stack} aria-live="polite">
      {toasts.map((toast) => (
        <span key={toast.id} className={styles.toast} data-tone={toast.tone}>
          <span>{toast.words}</span>
          <IconButton label={words.common.dismiss} glyph="close" quiet onClick={() => onDismiss(toast.id)} />
        </span>
      ))}
    </output>
  );
}
