import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { GlossaryEntry } from '../../text/glossary';
import { classNames } from '../primitives/classNames';
import styles from './TermLink.module.css';
import { TermPanel } from './TermPanel';

export interface TermLinkProps {
  entry: GlossaryEntry;
  /** The word as the text has it. */
  children: ReactNode;
  /** Class in place of the dotted line of a sentence. */
  look?: string | undefined;
}

/** Whether a press wants the address itself: a new tab or window. */
const wantsAddress = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;

/**
 * A word of the glossary: a press shows what it means. It is a link, not a button, so that a term of several words
 * breaks over lines like the rest of its sentence.
 */
export function TermLink({ entry, children, look }: TermLinkProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLAnchorElement>(null);
  return (
    <>
      <a
        ref={anchor}
        href={`#/rules/${entry.id}`}
        className={classNames(look ?? styles.word)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => {
          if (wantsAddress(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </a>
      {open && <TermPanel entry={entry} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  );
}
