import { type ReactNode, useId } from 'react';
import styles from './Segmented.module.css';

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
}

export interface SegmentedProps<Value extends string> {
  /** What is chosen here. */
  legend: string;
  /** Whether the legend is also seen. */
  showLegend?: boolean | undefined;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight: radio buttons that look like one bar. */
export function Segmented<Value extends string>({
  legend,
  showLegend = false,
  options,
  value,
  onChange,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.set}>
      <legend className={showLegend ? styles.legend : styles.hidden}>{legend}</legend>
      <div className={styles.bar}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
