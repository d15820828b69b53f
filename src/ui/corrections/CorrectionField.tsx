import { SelectField, SwitchField, TextField } from '../primitives/Field';
import type { Field, Value } from './correction';

export interface CorrectionFieldProps {
  field: Field;
  value: Value;
  onChange: (value: Value) => void;
}

/** One field of a correction's form. */
export function CorrectionField({ field, value, onChange }: CorrectionFieldProps) {
  const { label } = field;
  if (field.kind === 'yes') return <SwitchField label={label} checked={value === true} onChange={onChange} />;
  if (field.kind === 'choice') {
    return <SelectField label={label} options={field.choices} value={String(value)} onPick={onChange} />;
  }
  if (field.kind === 'number') {
    return (
      <TextField
        label={label}
        type="number"
        inputMode="numeric"
        min={field.least}
        max={field.most}
        value={String(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <TextField
      label={label}
      help={field.help}
      autoComplete="off"
      value={String(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
