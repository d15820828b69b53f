import { type RefObject, useEffect, useRef, useState } from 'react';
import { Linked } from '../glossary/Linked';
import { Glyph } from '../icons/Glyph';
import { Popover } from '../primitives/Popover';
import { useWords } from '../words/useWords';
import styles from './Trail.module.css';

const short = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;

/** Whether a line of causes has no room for all of them. Looked up when the page is laid out anyway. */
function useCut(line: RefObject<HTMLElement | null>): boolean {
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const list = line.current;
    if (list === null) return undefined;
    const observer = new ResizeObserver(() => {
      const last = list.lastElementChild;
      setCut(short(list) || (last !== null && short(last)));
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [line]);
  return cut;
}

export interface TrailProps {
  /** From the outermost cause to the one that matters now. */
  causes: readonly string[];
}

/** The chain of causes in one line. Where it is cut off, a press shows all of it, one below the other. */
export function Trail({ causes }: TrailProps) {
  const words = useWords().decision;
  const line = useRef<HTMLOListElement>(null);
  const cut = useCut(line);
  return (
    <div className={styles.trail} data-cut={cut || undefined} data-none={causes.length === 0 || undefined}>
      <ol ref={line} className={styles.causes} aria-label={words.causes}>
        {causes.map((cause, index) => (
          <li key={index}>
            <Linked>{cause}</Linked>
          </li>
        ))}
      </ol>
      {cut && (
        <Popover
          trigger={<Glyph name="more" />}
          label={words.allCauses}
          triggerClass={styles.more}
          title={words.causes}
          side="above"
          align="end"
        >
          <ol className={styles.whole}>
            {causes.map((cause, index) => (
              <li key={index}>
                <Linked>{cause}</Linked>
              </li>
            ))}
          </ol>
        </Popover>
      )}
    </div>
  );
}
