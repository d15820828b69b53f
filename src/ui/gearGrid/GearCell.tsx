import { memo } from 'react';
import { Icon } from '../icons/Icon';
import { useWords } from '../words/useWords';
import { AffinityHalf } from './AffinityHalf';
import { AffinityMark } from './AffinityMark';
import styles from './GearGrid.module.css';
import type { GearEdge, GearView } from './gear';

export interface GearCellProps {
  gear: GearView;
  /** An answer can be given by pressing it. */
  lit: boolean;
  onPress: (id: string) => void;
}

const EDGES: readonly GearEdge[] = ['top', 'right', 'bottom', 'left'];

/** A gear card in its place of the grid. */
export const GearCell = memo(function GearCell({ gear, lit, onPress }: GearCellProps) {
  const words = useWords().gear;
  const affinities = EDGES.flatMap((edge) => {
    const affinity = gear.edges[edge];
    return affinity ? [words.edge(edge, affinity.colour, affinity.complete)] : [];
  });
  return (
    <button
      type="button"
      className={styles.cell}
      data-lit={lit || undefined}
      data-used={gear.used !== undefined || undefined}
      aria-label={[gear.name, gear.figuresInFull, gear.used, ...affinities].filter(Boolean).join(', ')}
      onClick={() => onPress(gear.id)}
    >
      <span className={styles.name}>{gear.name}</span>
      <span className={styles.foot}>
        <span className={styles.figures}>
          {gear.used ?? gear.figures}
          {gear.squares?.map((colour, index) => (
            <AffinityMark key={index} colour={colour} />
          ))}
        </span>
        <Icon name={gear.icon} className={styles.picture} />
      </span>
      {EDGES.map((edge) => {
        const affinity = gear.edges[edge];
        return affinity && <AffinityHalf key={edge} edge={edge} affinity={affinity} />;
      })}
    </button>
  );
});
