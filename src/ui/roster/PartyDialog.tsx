import { useState } from 'react';
import { type KeptSurvivor, type Party, ROSTER_LIMITS } from '../../store/roster/shapes';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { NameField } from '../primitives/NameField';
import { useWords } from '../words/useWords';
import { PickList } from './PickList';
import styles from './Roster.module.css';

export interface PartyDialogProps {
  party: Party;
  survivors: readonly KeptSurvivor[];
  onSave: (party: Party) => void;
  onClose: () => void;
}

/** A party's name, and who belongs to it. */
export function PartyDialog({ party, survivors, onSave, onClose }: PartyDialogProps) {
  const { roster: words, common } = useWords();
  const [now, setNow] = useState(party);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.of(words.edit, party.name)}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button tone="primary" disabled={now.name.trim() === ''} onClick={() => onSave(now)}>
            {words.keep}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <NameField label={words.party.name} value={now.name} onChange={(name) => setNow({ ...now, name })} />
        <PickList
          legend={words.party.members}
          survivors={survivors}
          picked={now.members}
          most={ROSTER_LIMITS.members}
          onChange={(members) => setNow({ ...now, members })}
        />
      </div>
    </Dialog>
  );
}
