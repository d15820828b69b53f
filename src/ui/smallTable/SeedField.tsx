import { TextField } from '../primitives/Field';
import { useWords } from '../words/useWords';

export interface SeedFieldProps {
  value: string;
  onChange: (typed: string) => void;
}

/** The seed of one of the smaller tables; empty means by lot. */
export function SeedField({ value, onChange }: SeedFieldProps) {
  const words = useWords().common.seed;
  return (
    <TextField
      label={words.label}
      help={words.help}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
