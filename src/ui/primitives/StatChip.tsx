import { memo } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import { Breakdown, type BreakdownPart } from './Breakdown';
import { classNames } from './classNames';
import { Popover } from './Popover';
import styles from './StatChip.module.css';

export interface Stat {
  id: string;
  /** Short label under or beside the figure. */
  label: string;
  /** In full, for screen readers and the breakdown. */
  name: string;
  value: string;
  icon?: IconName | undefined;
  /** Better or worse than its plain value; shown by colour and by its sign. */
  change?: 'up' | 'down' | undefined;
  parts?: readonly BreakdownPart[] | undefined;
}

export interface StatChipProps {
  stat: Stat;
  /** `tile`: figure over label; `inline`: label, then figure. */
  look?: 'tile' | 'inline' | undefined;
}

/** A figure; where it has parts, a press shows how it comes about. */
export const StatChip = memo(function StatChip({ stat, look = 'tile' }: StatChipProps) {
  const face = (
    <>
      {stat.icon !== undefined && look === 'inline' && <Icon name={stat.icon} />}
      <span className={styles.label}>{stat.label}</span>
      <span className={styles.value} data-change={stat.change}>
        {stat.value}
      </span>
    </>
  );
  if (stat.parts === undefined || stat.parts.length === 0) {
    return (
      <span
        className={classNames(styles.chip, styles[look])}
        role="img"
        aria-label={`${stat.name} ${stat.value}`}
      >
        {face}
      </span>
    );
  }
  return (
    <Popover
      trigger={face}
      label={`${stat.name} ${stat.value}`}
      triggerClass={classNames(styles.chip, styles[look], styles.press)}
      title={stat.name}
      align="centre"
    >
      <Breakdown title={stat.name} total={stat.value} parts={stat.parts} />
    </Popover>
  );
});
