import { memo } from 'react';
import styles from './PhaseStrip.module.css';

export interface Phase {
  id: string;
  label: string;
  /** Already over in this round, running, or still to come. */
  state: 'past' | 'now' | 'next';
}

/** Where the round is: the parts of the monster's turn, then the survivors'. */
export const PhaseStrip = memo(function PhaseStrip({
  label,
  phases,
}: {
  label: string;
  phases: readonly Phase[];
}) {
  return (
    <ol className={styles.strip} aria-label={label}>
      {phases.map((phase) => (
        <li
          key={phase.id}
          className={styles.phase}
          data-state={phase.state}
          aria-current={phase.state === 'now' ? 'step' : undefined}
        >
          {phase.label}
        </li>
      ))}
    </ol>
  );
});
