import { type ReactNode, useId } from 'react';
import { Linked } from '../glossary/Linked';
import styles from './Field.module.css';

/** What ties a control to its words. */
interface Control {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
}

export interface LabelledProps {
  label: string;
  /** A line under the control. */
  help?: ReactNode | undefined;
  children: (control: Control) => ReactNode;
}

/** A control with its name above it and, where there is one, a line of help below. */
export function Labelled({ label, help, children }: LabelledProps) {
  const id = useId();
  const helpId = help === undefined ? undefined : `${id}-help`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, className: styles.control, 'aria-describedby': helpId })}
      {help !== undefined && (
        <p id={helpId} className={styles.help}>
          <Linked>{help}</Linked>
        </p>
      )}
    </div>
  );
}
