import { type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from './classNames';
import styles from './Popover.module.css';
import { type Align, type Side, useAnchored } from './useAnchored';

export interface PopoverProps {
  /** What the button shows. */
  trigger: ReactNode;
  /** The button's accessible name, where what it shows is no words. */
  label?: string | undefined;
  /** Class of the button; the primitive brings no look of its own. */
  triggerClass?: string | undefined;
  /** Accessible name of the panel. */
  title: string;
  side?: Side | undefined;
  align?: Align | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
  onOpen?: (() => void) | undefined;
}

/**
 * A button and the panel it opens; what the panel says is made when it opens, as a table has dozens of them. Escape or a press elsewhere closes it (the browser's own
 * popover).
 */
export function Popover({
  trigger,
  label,
  triggerClass,
  title,
  side = 'below',
  align = 'start',
  children,
  onOpen,
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const place = useAnchored(button, panel, side, align);

  // Nothing stays open on a screen that waits out of sight.
  useEffect(() => {
    const element = panel.current;
    return () => element?.hidePopover?.();
  }, []);

  function onBeforeToggle(event: ToggleEvent<HTMLDivElement>) {
    // Before it is shown: its size decides where it lies.
    if (event.newState === 'open') flushSync(() => setOpen(true));
  }
  function onToggle(event: ToggleEvent<HTMLDivElement>) {
    const opened = event.newState === 'open';
    setOpen(opened);
    if (!opened) return;
    place();
    onOpen?.();
  }
  function close() {
    panel.current?.hidePopover?.();
    button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={label}
        className={classNames(styles.trigger, triggerClass)}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className={styles.panel}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </>
  );
}
