import { type InputHTMLAttributes, useState } from 'react';
import { type GivenName, givenName, NAME_LETTERS } from '../../engine';
import { useWords } from '../words/useWords';
import { TextField } from './Field';

export interface NameFieldProps
  extends Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'className' | 'id' | 'value' | 'onChange' | 'maxLength'
  > {
  label: string;
  /** A line under the field, as long as there is nothing to say of what was typed. */
  help?: string | undefined;
  value: string;
  onChange: (name: string) => void;
}

/** Half a character, whose other half some keyboards send behind it. */
const HALF = /\p{Surrogate}/u;

/** A name that somebody gives, of any script: what is left out of it is told. */
export function NameField({ help, value, onChange, ...rest }: NameFieldProps) {
  const words = useWords().common.givenName;
  const [given, setGiven] = useState<GivenName | null>(null);
  // Told as long as it is what the field holds.
  const told = given?.name === value ? given : null;
  function take(text: string): void {
    const now = givenName(text);
    setGiven(now);
    onChange(now.name);
  }
  const said = told?.cut ? words.cut(NAME_LETTERS) : told?.cleaned ? words.cleaned : null;
  return (
    <TextField
      dir="auto"
      autoComplete="off"
      {...rest}
      value={value}
      help={said === null ? help : <span role="status">{said}</span>}
      onChange={({ target }) => (HALF.test(target.value) ? onChange(target.value) : take(target.value))}
      onBlur={() => value !== givenName(value).name && take(value)}
    />
  );
}
