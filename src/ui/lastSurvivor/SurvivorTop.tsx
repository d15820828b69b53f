import { useState } from 'react';
import type { SurvivorState } from '../../engine';
import { lastSurvivorFile, type SurvivorJournal, useLastSurvivor } from '../../store/lastSurvivor';
import { useSettings } from '../../store/settings';
import { OwnSettings } from '../screens/OwnSettings';
import { offer } from '../screens/offer';
import { KeyList } from '../shell/KeyList';
import { TopBar } from '../shell/TopBar';
import { useWords } from '../words/useWords';
import styles from './LastSurvivor.module.css';

export interface SurvivorTopProps {
  state: SurvivorState;
  journal: SurvivorJournal;
  onLog: () => void;
}

/** The bar above the table: the day, undo and redo, the pace of the program, and the menu. */
export function SurvivorTop({ state, journal, onLog }: SurvivorTopProps) {
  const all = useWords();
  const words = all.lastSurvivor;
  const { pace, setPace } = useSettings();
  const { setup, undo, redo, leave } = useLastSurvivor();
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const moment = words.day(state.day);
  function choose(id: string): void {
    if (id === 'leave') leave();
    else if (id !== 'save') setOpen(id);
    else if (setup !== null)
      offer(`last-survivor-${setup.seed}.showdown`, lastSurvivorFile(setup, journal), 'application/json');
  }
  return (
    <>
      <TopBar
        strip={
          <p className={styles.strip}>
            <strong>{words.title}</strong> {moment}
          </p>
        }
        title={words.title}
        round={moment}
        phases={[]}
        pace={pace}
        onPace={setPace}
        canUndo={journal.at > 0}
        canRedo={journal.at < journal.entries.length - 1}
        onUndo={undo}
        onRedo={redo}
        menu={[
          { id: 'save', label: words.save, glyph: 'download' },
          { id: 'settings', label: all.settings.title },
          { id: 'keys', label: all.keys.title },
          { id: 'leave', label: words.leave, tone: 'harm', glyph: 'trash' },
        ]}
        onMenu={choose}
        onLog={onLog}
      />
      <OwnSettings open={open === 'settings'} onClose={close} />
      <KeyList open={open === 'keys'} onClose={close} />
    </>
  );
}
