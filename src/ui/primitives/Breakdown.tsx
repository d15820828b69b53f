import { LinkedLabel } from '../glossary/LinkedLabel';
import styles from './Breakdown.module.css';
import { RuleLink } from './RuleLink';

/** One contribution to a figure. */
export interface BreakdownPart {
  label: string;
  /** With its sign, as it is to be shown. */
  value: string;
  /** Rule number, shown small. */
  rule?: string | undefined;
}

export interface BreakdownProps {
  title: string;
  total: string;
  parts: readonly BreakdownPart[];
}

/** How a figure comes about: each contribution by name, and the sum. */
export function Breakdown({ title, total, parts }: BreakdownProps) {
  return (
    <dl className={styles.list}>
      {parts.map((part, index) => (
        <div key={index} className={styles.row}>
          <dt>
            <LinkedLabel words={part.label} />
            {part.rule !== undefined && (
              <span className={styles.rule}>
                <RuleLink rule={part.rule} />
              </span>
            )}
          </dt>
          <dd>{part.value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>
          <LinkedLabel words={title} />
        </dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}
