import type { ReactNode } from 'react';
import { useWords } from '../words/useWords';
import { SurvivorCard } from './SurvivorCard';
import styles from './SurvivorList.module.css';
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

/** All survivors below each other, at most one of them open. */
export function SurvivorList({ survivors, openId, lit, onToggle, onAskAgain, gearOf }: SurvivorListProps) {
  const words = useWords().survivors;
  return (
    <section className={styles.list} aria-label={words.title}>
      {survivors.map((survivor) => (
        <SurvivorCard
          key={survivor.id}
          survivor={survivor}
          open={survivor.id === openId}
          lit={lit.includes(survivor.id)}
          onToggle={onToggle}
          onAskAgain={onAskAgain}
        >
          {survivor.id === openId && gearOf(survivor.id)}
        </SurvivorCard>
      ))}
    </section>
  );
}
