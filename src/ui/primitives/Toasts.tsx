import { useWords } from '../words/useWords';
import { Button } from './Button';
import { IconButton } from './IconButton';
import styles from './Toasts.module.css';

export interface Toast {
  id: string;
  words: string;
  tone?: 'plain' | 'harm' | undefined;
  /** What can be done about it. */
  actions?: readonly { label: string; onPress: () => void }[] | undefined;
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
          <span className={styles.said}>
            <span>{toast.words}</span>
            {toast.actions !== undefined && (
              <span className={styles.actions}>
                {toast.actions.map(({ label, onPress }) => (
                  <Button key={label} onClick={onPress}>
                    {label}
                  </Button>
                ))}
              </span>
            )}
          </span>
          <IconButton label={words.common.dismiss} glyph="close" quiet onClick={() => onDismiss(toast.id)} />
        </span>
      ))}
    </output>
  );
}
