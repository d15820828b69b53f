import { type ReactNode, useCallback, useRef } from 'react';
import { useWords } from '../words/useWords';
import { SurvivorCard } from './SurvivorCard';
import styles from './SurvivorList.module.css';
import { SurvivorSheet } from './SurvivorSheet';
import type { SurvivorView } from './survivor';

export interface SurvivorListProps {
  survivors: readonly SurvivorView[];
  /** The one whose sheet is open; null for none. */
  openId: string | null;
  lit: readonly string[];
  onToggle: (id: string) => void;
  onAskAgain: (survivor: string, window: string) => void;
  /** The gear grid of the open one. */
  gearOf: (id: string) => ReactNode;
}

/** All survivors at a glance, and below them the sheet of one: whoever's turn it is, the others keep their places. */
export function SurvivorList({ survivors, openId, lit, onToggle, onAskAgain, gearOf }: SurvivorListProps) {
  const words = useWords().survivors;
  const sheet = useRef<HTMLDivElement>(null);
  const toggle = useCallback(
    (id: string) => {
      onToggle(id);
      // Where there is little room the sheet lies below what is in sight.
      requestAnimationFrame(() => sheet.current?.scrollIntoView?.({ block: 'nearest' }));
    },
    [onToggle],
  );
  const open = survivors.find(({ id }) => id === openId);
  return (
    <section className={styles.list} aria-label={words.title}>
      {survivors.map((survivor) => (
        <SurvivorCard
          key={survivor.id}
          survivor={survivor}
          open={survivor === open}
          lit={lit.includes(survivor.id)}
          onToggle={toggle}
        />
      ))}
      <div ref={sheet}>
        {open && (
          <SurvivorSheet key={open.id} survivor={open} onAskAgain={onAskAgain}>
            {gearOf(open.id)}
          </SurvivorSheet>
        )}
      </div>
    </section>
  );
}
