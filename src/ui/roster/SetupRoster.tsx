import { useState } from 'react';
import { useRoster } from '../../store/roster/roster';
import { Button } from '../primitives/Button';
import type { SurvivorDraft } from '../setup/setupDraft';
import { useWords } from '../words/useWords';
import { KeepDialog } from './KeepDialog';
import styles from './Roster.module.css';
import { TakeDialog } from './TakeDialog';
import { useFreshRoster } from './useFreshRoster';

export interface SetupRosterProps {
  survivors: readonly SurvivorDraft[];
  /** So many may fight. */
  most: number;
  /** So many play. */
  players: number;
  onSurvivors: (survivors: readonly SurvivorDraft[]) => void;
}

/** The set-up's ways into the roster and out of it. */
export function SetupRoster({ survivors, most, players, onSurvivors }: SetupRosterProps) {
  const words = useWords().roster;
  const { setup } = words;
  const { at } = useRoster();
  const [open, setOpen] = useState<'keep' | 'take' | null>(null);
  const [said, say] = useState('');
  useFreshRoster();
  if (at === 'unread') return null;
  if (at === 'blocked') return <p className={styles.quiet}>{words.blocked}</p>;
  const close = () => setOpen(null);
  return (
    <div className={styles.block}>
      <div className={styles.row}>
        <Button glyph="people" onClick={() => setOpen('take')}>
          {setup.take}
        </Button>
        <Button glyph="saved" onClick={() => setOpen('keep')}>
          {setup.keep}
        </Button>
        <a href="#/roster">{setup.open}</a>
      </div>
      <p role="status" className={styles.quiet}>
        {said}
      </p>
      {open === 'take' && (
        <TakeDialog
          most={most}
          players={players}
          onTake={(taken) => {
            onSurvivors(taken);
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'keep' && (
        <KeepDialog
          survivors={survivors}
          onKept={(kept) => {
            onSurvivors(kept);
            say(setup.kept(kept.length));
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
