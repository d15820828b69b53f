import { Button } from '../primitives/Button';
import { SelectField } from '../primitives/Field';
import { useWords } from '../words/useWords';
import styles from './Sheet.module.css';
import type { SheetChoice } from './sheetDraft';

export interface PickedListProps {
  label: string;
  /** What picking one more is called. */
  add: string;
  choices: readonly SheetChoice[];
  picked: readonly string[];
  onChange: (picked: string[]) => void;
}

/** Several of many: each that was picked is a button that takes it away again. */
export function PickedList({ label, add, choices, picked, onChange }: PickedListProps) {
  const { remove, pickOne } = useWords().setup;
  const nameOf = (id: string) => choices.find((c) => c.value === id)?.label ?? id;
  const left = choices.filter((c) => !picked.includes(c.value));
  return (
    <fieldset className={styles.list}>
      <legend className={styles.legend}>{label}</legend>
      {picked.length > 0 && (
        <ul className={styles.picked}>
          {picked.map((id, at) => (
            // An injury can be had twice.
            <li key={`${id} ${picked.indexOf(id) === at ? '' : at}`}>
              <Button
                glyph="close"
                aria-label={remove(nameOf(id))}
                onClick={() => onChange(picked.filter((_, other) => other !== at))}
              >
                {nameOf(id)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SelectField
        label={add}
        value=""
        options={[{ value: '', label: pickOne }, ...left]}
        onPick={(id) => id !== '' && onChange([...picked, id])}
      />
    </fieldset>
  );
}
