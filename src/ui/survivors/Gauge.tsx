import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import styles from './SheetPlaces.module.css';

export interface GaugeProps {
  icon: IconName;
  label: string;
  value: number;
  limit: number;
}

/** A number up to its limit, as a figure and as pips. */
export function Gauge({ icon, label, value, limit }: GaugeProps) {
  return (
    <span className={styles.gauge} role="img" aria-label={`${label} ${value} / ${limit}`}>
      <span className={styles.row}>
        <Icon name={icon} className={styles.icon} />
        <span className={styles.points}>{value}</span>
      </span>
      <span className={styles.pips}>
        {Array.from({ length: limit }, (_, index) => (
          <span key={index} className={styles.pip} data-on={index < value || undefined} />
        ))}
      </span>
    </span>
  );
}
