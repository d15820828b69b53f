import { Activity, type ReactNode, useEffect, useRef } from 'react';
import styles from './Kept.module.css';

/** Gives the focus back to what had it when the screen was left. */
function Focused({ children }: { children: ReactNode }) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (last.current instanceof HTMLElement) last.current.focus({ preventScroll: true });
  }, []);
  return (
    <div
      className={styles.kept}
      onFocusCapture={({ target }) => {
        // A panel is closed by then; what opened it is not.
        if (target.closest('[popover]') === null) last.current = target;
      }}
    >
      {children}
    </div>
  );
}

export interface KeptProps {
  /** It is in sight. */
  shown: boolean;
  children: ReactNode;
}

/**
 * A screen that stays as it is while one looks something up: what is open, how far one has zoomed, what stands in its
 * fields. Out of sight it hears no keys and plays nothing out.
 */
export function Kept({ shown, children }: KeptProps) {
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <Focused>{children}</Focused>
    </Activity>
  );
}
