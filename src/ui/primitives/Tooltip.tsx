import { type ReactNode, useRef } from 'react';
import styles from './Tooltip.module.css';
import { useAnchored } from './useAnchored';

export interface TooltipProps {
  /** What the hint says. It repeats or adds to the accessible name, so it is hidden from screen readers. */
  words: string;
  children: ReactNode;
}

/** A hint on hover and on keyboard focus. It lies in the top layer, so that nothing cuts it off. */
export function Tooltip({ words, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const place = useAnchored(anchor, panel, 'below', 'centre');

  function show() {
    panel.current?.showPopover?.();
    place();
  }
  function hide() {
    panel.current?.hidePopover?.();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside it.
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children}
      <span ref={panel} popover="manual" aria-hidden="true" className={styles.panel}>
        {words}
      </span>
    </span>
  );
}
