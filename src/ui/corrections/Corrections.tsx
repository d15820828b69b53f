import { useState } from 'react';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { SelectField } from '../primitives/Field';
import { Segmented } from '../primitives/Segmented';
import { useWords } from '../words/useWords';
import { CorrectionField } from './CorrectionField';
import styles from './Corrections.module.css';
import { type Correction, editOf, filled, type Values } from './correction';

export interface CorrectionsProps<What extends string, Group extends string> {
  open: boolean;
  onClose: () => void;
  corrections: readonly Correction<What, Group>[];
  /** Where something can be corrected, and what each kind is called. */
  groups: readonly { value: Group; label: string }[];
  kindOf: (what: What, at: number) => string;
  /** Hands the correction to the engine. */
  onCorrect: (edit: Record<string, unknown>) => void;
  /** Why the last one was refused, or null. */
  refusal: string | null;
}

/** Anything on the table set right by hand: for house rules and for our own mistakes. Logged, and undone like any other step. */
export function Corrections<What extends string, Group extends string>(props: CorrectionsProps<What, Group>) {
  const { open, onClose, corrections, groups, kindOf, onCorrect, refusal } = props;
  const words = useWords().corrections;
  const [group, setGroup] = useState(groups[0]?.value);
  const [kind, setKind] = useState(0);
  const [picked, setPicked] = useState<Values>({});
  const [done, setDone] = useState(false);

  const kinds = corrections.filter((c) => c.group === group);
  const correction = kinds[kind] ?? kinds[0];
  if (correction === undefined) return null;
  const { fields, values } = filled(correction, picked);
  const begin = () => {
    setPicked({});
    setDone(false);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      footer={
        <Button
          tone="primary"
          onClick={() => {
            onCorrect(editOf(correction, picked));
            setPicked('survivor' in values ? { survivor: values.survivor as string } : {});
            setDone(true);
          }}
        >
          {words.correct}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.note}>{words.note}</p>
        <Segmented
          legend={words.where}
          options={groups}
          value={correction.group}
          onChange={(value) => {
            setGroup(value);
            setKind(0);
            begin();
          }}
        />
        <SelectField
          label={words.what}
          options={kinds.map((c, at) => ({ value: String(at), label: kindOf(c.what, at) }))}
          value={String(kinds.indexOf(correction))}
          onPick={(value) => {
            setKind(Number(value));
            begin();
          }}
        />
        {fields.map((field) => (
          <CorrectionField
            key={field.name}
            field={field}
            value={values[field.name] as string}
            onChange={(value) => setPicked({ ...picked, [field.name]: value })}
          />
        ))}
        <p className={styles.outcome} role="status" data-refused={refusal !== null || undefined}>
          {refusal !== null ? words.refused(refusal) : done ? words.done : ''}
        </p>
      </div>
    </Dialog>
  );
}
