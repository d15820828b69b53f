import { memo } from 'react';
import { useWords } from '../words/useWords';
import { GearFace } from './GearFace';
import styles from './GearGrid.module.css';
import type { GearView } from './gear';
import { affinityWords } from './gearWords';

export interface GearCellProps {
  gear: GearView;
  /** An answer can be given by pressing it. */
  lit: boolean;
  onPress: (id: string) => void;
}

/** A gear card in its place of the grid. */
export const GearCell = memo(function GearCell({ gear, lit, onPress }: GearCellProps) {
  const words = useWords().gear;
  const said = [gear.name, gear.figuresInFull, gear.used, ...affinityWords(gear, words)];
  return (
    <button
      type="button"
      className={styles.cell}
      data-lit={lit || undefined}
      data-used={gear.used !== undefined || undefined}
      aria-label={said.filter(Boolean).join(', ')}
      onClick={() => onPress(gear.id)}
    >
      <GearFace gear={gear} />
    </button>
  );
});
