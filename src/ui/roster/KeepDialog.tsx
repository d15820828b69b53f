import { useState } from 'react';
import { freshId } from '../../store/freshId';
import { hasRoom, useRoster } from '../../store/roster/roster';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { NameField } from '../primitives/NameField';
import type { SurvivorDraft } from '../setup/setupDraft';
import { useWords } from '../words/useWords';
import { keptOfDraft } from './keptDraft';
import styles from './Roster.module.css';

export interface KeepDialogProps {
  survivors: readonly SurvivorDraft[];
  /** They are kept; each knows now who it is in the roster. */
  onKept: (survivors: SurvivorDraft[]) => void;
  onClose: () => void;
}

/** Keeps the survivors of the set-up, as a party if they get a name. */
export function KeepDialog({ survivors, onKept, onClose }: KeepDialogProps) {
  const { roster: words, common } = useWords();
  const here = useRoster();
  const [party, setParty] = useState('');
  const [failed, setFailed] = useState(false);
  const known = (id: string | undefined) => here.survivors.find((s) => s.id === id);
  const room = hasRoom(here, survivors.filter(({ kept }) => known(kept) === undefined).length);

  async function keep(): Promise<void> {
    const drafts = survivors.map((draft) => ({ ...draft, kept: known(draft.kept)?.id ?? freshId() }));
    const kept = drafts.map((draft) => keptOfDraft(draft, known(draft.kept), draft.kept));
    const name = party.trim();
    const members = kept.map(({ id }) => id);
    const done = await here.change({
      survivors: kept,
      parties: name === '' ? [] : [{ id: freshId(), name, members }],
    });
    setFailed(!done);
    if (done) onKept(drafts);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.setup.keep}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button tone="primary" disabled={!room} onClick={() => void keep()}>
            {words.keep}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{words.setup.keepHelp}</p>
        <NameField
          label={words.setup.asParty}
          help={words.setup.asPartyHelp}
          value={party}
          onChange={setParty}
        />
        {!room && (
          <p role="alert" className={styles.trouble}>
            {words.setup.full}
          </p>
        )}
        {failed && (
          <p role="alert" className={styles.trouble}>
            {words.unwritten}
          </p>
        )}
      </div>
    </Dialog>
  );
}
