import type { Ref, TextareaHTMLAttributes } from 'react';
import { Labelled } from './Labelled';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> {
  label: string;
  /** A line under the control. */
  help?: string | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. */
export function TextArea({ label, help, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Labelled label={label} help={help}>
      {(control) => <textarea {...control} rows={rows} {...rest} />}
    </Labelled>
  );
}
