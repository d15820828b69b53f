import { NAME_LETTERS } from '../../engine';
import { Glyph } from '../icons/Glyph';
import { Button } from '../primitives/Button';
import { useWords } from '../words/useWords';
import styles from './Roster.module.css';
import type { AfterRoster } from './useAfterRoster';

/** Under the sheet of a survivor whose fight is over: into the roster, and back out of it. */
export function AfterLine({ roster, survivor }: { roster: AfterRoster; survivor: string }) {
  const words = useWords().roster.after;
  const now = roster.of(survivor);
  // Its place is kept, so that the sheets below stay where they are when it comes.
  if (now === null) return roster.coming ? <div className={styles.after} data-coming /> : null;
  const { name, cut, at } = now;
  return (
    <div className={styles.after}>
      <p role="status" className={styles.row}>
        {at === 'taken' && (
          <>
            <Glyph name="check" />
            <bdi>{cut ? words.takenCut(name, NAME_LETTERS) : words.taken(name)}</bdi>
          </>
        )}
      </p>
      {roster.failed === survivor && <p role="alert">{words.failed}</p>}
      {at === 'taken' ? (
        <Button glyph="undo" onClick={() => void roster.back(survivor)}>
          {words.back(name)}
        </Button>
      ) : (
        <Button glyph={at === 'known' ? 'check' : 'plus'} onClick={() => void roster.take(survivor)}>
          {at === 'known' ? words.take(name) : words.keep(name)}
        </Button>
      )}
    </div>
  );
}
