import { memo } from 'react';
import { useWords } from '../words/useWords';
import { GearCell } from './GearCell';
import styles from './GearGrid.module.css';
import type { GearView } from './gear';

export interface GearGridProps {
  /** Whose grid, for screen readers. */
  owner: string;
  /** Nine places, row by row (SD-16.1). */
  cells: readonly (GearView | null)[];
  /** Ids of the cards that an answer can be given with. */
  lit: readonly string[];
  onGear: (id: string) => void;
}

/** The 3 × 3 gear grid; touching halves of one colour close over the gap between two cards. */
export const GearGrid = memo(function GearGrid({ owner, cells, lit, onGear }: GearGridProps) {
  const words = useWords().gear;
  return (
    <ul className={styles.grid} aria-label={words.grid(owner)}>
      {cells.map((gear, index) => (
        <li key={index} className={styles.place}>
          {gear ? (
            <GearCell gear={gear} lit={lit.includes(gear.id)} onPress={onGear} />
          ) : (
            <span className={styles.empty} role="img" aria-label={words.empty} />
          )}
        </li>
      ))}
    </ul>
  );
});
