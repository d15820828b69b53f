import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, useId } from 'react';
import { Linked } from '../glossary/Linked';
import { Glyph } from '../icons/Glyph';
import styles from './Field.module.css';
import { Labelled } from './Labelled';

interface Around {
  label: string;
  /** A line under the control. */
  help?: ReactNode | undefined;
}

export interface TextFieldProps
  extends Around,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> {
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text or a number. */
export function TextField({ label, help, ...rest }: TextFieldProps) {
  return (
    <Labelled label={label} help={help}>
      {(control) => <input {...control} {...rest} />}
    </Labelled>
  );
}

export interface SelectFieldProps
  extends Around,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'onChange'> {
  options: readonly { value: string; label: string }[];
  onPick: (value: string) => void;
}

/** One of many. */
export function SelectField({ label, help, options, onPick, ...rest }: SelectFieldProps) {
  return (
    <Labelled label={label} help={help}>
      {(control) => (
        <span className={styles.select}>
          <select {...control} onChange={(event) => onPick(event.target.value)} {...rest}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Glyph name="chevronDown" />
        </span>
      )}
    </Labelled>
  );
}

export interface SwitchFieldProps extends Around {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
}

/** Yes or no. */
export function SwitchField({ label, help, checked, onChange, disabled }: SwitchFieldProps) {
  const id = useId();
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        // The help is said after the name, not as a part of it.
        aria-labelledby={`${id}-label`}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => onChange(event.target.checked)}
        className={styles.toggle}
      />
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
      <span className={styles.switchWords}>
        <span id={`${id}-label`}>{label}</span>
        {help !== undefined && (
          <span id={`${id}-help`} className={styles.help}>
            <Linked>{help}</Linked>
          </span>
        )}
      </span>
    </label>
  );
}
