import type { KeptSurvivor } from '../../store/roster/shapes';
import { PieceMark } from '../primitives/PieceMark';
import { signOf } from '../table/signs';
import { useWords } from '../words/useWords';
import styles from './Roster.module.css';

export interface PickListProps {
  legend: string;
  survivors: readonly KeptSurvivor[];
  /** Ids in the order in which they were picked. */
  picked: readonly string[];
  /** So many at most. */
  most: number;
  onChange: (picked: string[]) => void;
}

/** The sign of a kept survivor: its own, or by its place in the list. */
export const signOfKept = ({ name, sign }: KeptSurvivor, place: number) =>
  signOf({ name, ...(sign === null ? {} : { sign }) }, place);

/** Some of the kept survivors. */
export function PickList({ legend, survivors, picked, most, onChange }: PickListProps) {
  const words = useWords().roster;
  return (
    <fieldset className={styles.picks}>
      <legend>{legend}</legend>
      {survivors.map((survivor, place) => {
        const on = picked.includes(survivor.id);
        return (
          <label key={survivor.id} className={styles.pick}>
            <input
              type="checkbox"
              checked={on}
              disabled={!on && picked.length >= most}
              onChange={() =>
                onChange(on ? picked.filter((id) => id !== survivor.id) : [...picked, survivor.id])
              }
            />
            <PieceMark piece={signOfKept(survivor, place)} size="s" />
            <span className={styles.pickName}>
              <bdi>{survivor.name}</bdi>
            </span>
            {survivor.state !== 'alive' && (
              <span className={styles.quiet}>{words.state[survivor.state]}</span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
