import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words/useWords';
import { classNames } from './classNames';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot, the most important last. */
  footer?: ReactNode | undefined;
  size?: 's' | 'm' | 'l' | 'xl' | undefined;
}

/** A modal window on the browser's own `<dialog>`: it traps the focus, Escape closes it, focus returns. */
export function Dialog({ open, onClose, title, children, footer, size = 'm' }: DialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // A screen that waits out of sight is not to lie modally over the one in sight: its windows close, and open again with it.
  const waits = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    if (!element.open) element.showModal();
    return () => {
      if (!element.open) return;
      waits.current = true;
      element.close();
    };
  }, [open]);

  function closed() {
    if (!waits.current) onClose();
    waits.current = false;
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the press on the backdrop is an extra; Escape does the same.
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={classNames(styles.dialog, styles[size])}
      onClose={closed}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className={styles.sheet}>
          <header className={styles.header}>
            <h2 id={heading} className={styles.title}>
              {title}
            </h2>
            <IconButton label={words.common.close} glyph="close" quiet onClick={onClose} />
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
          <section className={styles.body} tabIndex={0} aria-labelledby={heading}>
            {children}
          </section>
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
