import { useState } from 'react';
import { type KeptSurvivor, ROSTER_LIMITS } from '../../store/roster/shapes';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { SelectField, SwitchField } from '../primitives/Field';
import { NameField } from '../primitives/NameField';
import { TextArea } from '../primitives/TextArea';
import { Sheet } from '../setup/Sheet';
import type { SheetChoices } from '../setup/sheetDraft';
import { useWords } from '../words/useWords';
import { keptSheet, sheetOfKept } from './keptDraft';
import styles from './Roster.module.css';

export interface EditDialogProps {
  survivor: KeptSurvivor;
  choices: SheetChoices;
  onSave: (survivor: KeptSurvivor) => void;
  onClose: () => void;
}

const STATES = ['alive', 'dead', 'retired'] as const;

/** Name, state and notes of a kept survivor. */
export function EditDialog({ survivor, onSave, onClose }: Omit<EditDialogProps, 'choices'>) {
  const { roster: words, common } = useWords();
  const [now, setNow] = useState(survivor);
  const change = (part: Partial<KeptSurvivor>) => setNow({ ...now, ...part });
  const nameless = now.name.trim() === '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.of(words.edit, survivor.name)}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button tone="primary" disabled={nameless} onClick={() => onSave(now)}>
            {words.keep}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <NameField label={words.name} value={now.name} onChange={(name) => change({ name })} />
        <SelectField
          label={words.stateLabel}
          value={now.state}
          options={STATES.map((value) => ({ value, label: words.state[value] }))}
          onPick={(state) => change({ state: STATES.find((s) => s === state) ?? 'alive' })}
        />
        <SwitchField
          label={words.skipsHunt}
          checked={now.skipsHunt}
          onChange={(skipsHunt) => change({ skipsHunt })}
        />
        <TextArea
          label={words.notes}
          value={now.notes}
          dir="auto"
          maxLength={ROSTER_LIMITS.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </div>
    </Dialog>
  );
}

/** The record sheet of a kept survivor; what is filled in is kept when it is closed. */
export function SheetDialog({ survivor, choices, onSave, onClose }: EditDialogProps) {
  const [sheet, setSheet] = useState(() => sheetOfKept(survivor));
  return (
    <Sheet
      owner={survivor.name}
      sheet={sheet}
      choices={choices}
      onChange={setSheet}
      onClose={() => {
        onSave({ ...survivor, ...keptSheet(sheet) });
        onClose();
      }}
    />
  );
}
