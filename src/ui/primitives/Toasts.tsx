import { useWords } from '../words/useWords';
import { Button } from './Button';
import { IconButton } from './IconButton';
import styles from './Toasts.module.css';

export interface Toast {
  id: string;
  words: string;
  tone?: 'plain' | 'harm' | undefined;
  /** What can be done about it. */
  action?: { label: string; onPress: () => void } | undefined;
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
        <span
          key={toast.id}
          className={styles.toast}
          data-tone={toast.tone}
          data-acts={toast.action !== undefined || undefined}
        >
          <span>{toast.words}</span>
          {toast.action !== undefined && <Button onClick={toast.action.onPress}>{toast.action.label}</Button>}
          <IconButton label={words.common.dismiss} glyph="close" quiet onClick={() => onDismiss(toast.id)} />
        </span>
      ))}
    </output>
  );
}
