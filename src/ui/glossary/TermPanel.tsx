import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react';
import type { GlossaryEntry } from '../../text/glossary';
import { RuleLink } from '../primitives/RuleLink';
import { useAnchored } from '../primitives/useAnchored';
import { useWords } from '../words/useWords';
import styles from './TermLink.module.css';

export interface TermPanelProps {
  entry: GlossaryEntry;
  /** The word that was pressed. */
  anchor: RefObject<HTMLAnchorElement | null>;
  onClose: () => void;
}

/**
 * What a word means and where the rules say it. It lies beside its word in the page's tree, so that it works inside
 * windows and other panels; Escape or a press elsewhere closes it, and the focus goes back.
 */
export function TermPanel({ entry, anchor, onClose }: TermPanelProps) {
  const words = useWords().glossary;
  const panel = useRef<HTMLSpanElement>(null);
  const place = useAnchored(anchor, panel, 'below', 'start');

  useEffect(() => {
    const element = panel.current;
    element?.showPopover?.();
    place();
    element?.focus({ preventScroll: true });
    return () => element?.hidePopover?.();
  }, [place]);

  function closed() {
    const { activeElement: at } = document;
    onClose();
    // A panel inside another does not give the focus back by itself.
    if (at === document.body || panel.current?.contains(at)) anchor.current?.focus({ preventScroll: true });
  }

  return (
    <span
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={words.meaning(entry.term)}
      tabIndex={-1}
      className={styles.panel}
      onToggle={({ newState }: ToggleEvent) => newState === 'closed' && closed()}
    >
      <strong className={styles.term}>{entry.term}</strong>
      <span className={styles.meaning}>{entry.meaning}</span>
      <span className={styles.rules}>
        {entry.rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
        <a href={`#/rules/${entry.id}`} className={styles.more}>
          {words.more}
        </a>
      </span>
    </span>
  );
}
