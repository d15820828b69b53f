import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import styles from './Gauge.module.css';

export interface GaugeProps {
  icon: IconName;
  label: string;
  value: number;
  limit: number;
  /** Filled pips are harm (bleeding) or good (survival). */
  tone: 'amber' | 'harm';
}

/** A number up to its limit, as pips and as a figure. */
export function Gauge({ icon, label, value, limit, tone }: GaugeProps) {
  return (
    <span className={styles.gauge} data-tone={tone} role="img" aria-label={`${label} ${value} / ${limit}`}>
      <Icon name={icon} className={styles.icon} />
      <span className={styles.value}>{value}</span>
      <span className={styles.pips}>
        {Array.from({ length: limit }, (_, index) => (
          <span key={index} className={styles.pip} data-on={index < value || undefined} />
        ))}
      </span>
    </span>
  );
}
