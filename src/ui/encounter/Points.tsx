import type { ReactNode } from 'react';
import type { InvestigatorCard } from '../../engine';
import { Gauge } from '../survivors/Gauge';
import styles from './Encounter.module.css';
import { ENCOUNTER_TEXT } from './encounterWords';

export interface PointsProps {
  card: InvestigatorCard;
  health: number;
  sanity: number;
  /** What stands beside them. */
  children?: ReactNode;
}

/** Health and sanity up to what an investigator can bear. */
export function Points({ card, health, sanity, children }: PointsProps) {
  return (
    <div className={styles.gauges}>
      <Gauge
        icon="organ"
        label={ENCOUNTER_TEXT.nameOf('coin', 'health')}
        value={health}
        limit={card.health}
      />
      <Gauge
        icon="brain"
        label={ENCOUNTER_TEXT.nameOf('coin', 'sanity')}
        value={sanity}
        limit={card.sanity}
      />
      {children}
    </div>
  );
}
