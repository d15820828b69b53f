import { Dialog } from '../primitives/Dialog';
import { SelectField, TextField } from '../primitives/Field';
import { useWords } from '../words/useWords';
import { PickedList } from './PickedList';
import styles from './Sheet.module.css';
import {
  SHEET_LISTS,
  SHEET_NUMBERS,
  type SheetChoices,
  type SheetDraft,
  type SheetNumber,
} from './sheetDraft';

export interface SheetProps {
  owner: string;
  /** Null: closed. */
  sheet: SheetDraft | null;
  choices: SheetChoices;
  onChange: (sheet: SheetDraft) => void;
  onClose: () => void;
}

/** A survivor's record sheet before the fight: numbers, what it has learned and suffered, the weapon it trains. */
export function Sheet({ owner, sheet, choices, onChange, onClose }: SheetProps) {
  const words = useWords().setup;
  if (sheet === null) return null;
  const number = (name: SheetNumber) => (
    <TextField
      key={name}
      label={words.sheetNumber[name]}
      type="number"
      inputMode="numeric"
      value={sheet.numbers[name]}
      onChange={(event) => onChange({ ...sheet, numbers: { ...sheet.numbers, [name]: event.target.value } })}
    />
  );
  return (
    <Dialog open onClose={onClose} title={words.sheetOf(owner)}>
      <div className={styles.sheet}>
        <div className={styles.numbers}>{SHEET_NUMBERS.map(number)}</div>
        <SelectField
          label={words.weaponType}
          value={sheet.weaponType}
          options={[{ value: '', label: words.noWeaponType }, ...choices.weaponTypes]}
          onPick={(weaponType) => onChange({ ...sheet, weaponType })}
        />
        {SHEET_LISTS.map((list) => (
          <PickedList
            key={list}
            label={words.sheetList[list]}
            add={words.sheetAdd[list]}
            choices={choices[list]}
            picked={sheet.lists[list]}
            onChange={(ids) => onChange({ ...sheet, lists: { ...sheet.lists, [list]: ids } })}
          />
        ))}
      </div>
    </Dialog>
  );
}
