import { useState } from 'react';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { SelectField } from '../primitives/Field';
import { Segmented } from '../primitives/Segmented';
import { useWords } from '../words/useWords';
import { CorrectionField } from './CorrectionField';
import styles from './Corrections.module.css';
import { type Correction, type CorrectionGroup, editOf, filled, type Values } from './correction';

export interface CorrectionsProps {
  open: boolean;
  onClose: () => void;
  corrections: readonly Correction[];
  /** Hands the correction to the engine. */
  onCorrect: (edit: Record<string, unknown>) => void;
  /** Why the last one was refused, or null. */
  refusal: string | null;
}

const GROUPS: readonly CorrectionGroup[] = ['survivors', 'monster', 'cards', 'board', 'table'];

/** Anything on the table set right by hand: for house rules and for our own mistakes. Logged, and undone like any other step. */
export function Corrections({ open, onClose, corrections, onCorrect, refusal }: CorrectionsProps) {
  const words = useWords().corrections;
  const [group, setGroup] = useState<CorrectionGroup>('survivors');
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
          options={GROUPS.map((value) => ({ value, label: words.group[value] }))}
          value={group}
          onChange={(value) => {
            setGroup(value);
            setKind(0);
            begin();
          }}
        />
        <SelectField
          label={words.what}
          options={kinds.map((c, at) => ({ value: String(at), label: words.kind(c.what, at) }))}
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
