import { Dialog } from '../primitives/Dialog';
import { Segmented } from '../primitives/Segmented';
import { useWords } from '../words/useWords';
import styles from './Settings.module.css';
import { PACES, type Pace } from './TopBar';

export type Theme = 'dark' | 'light';

export interface SettingsProps {
  open: boolean;
  onClose: () => void;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  pace: Pace;
  onPace: (pace: Pace) => void;
}

/** Choices about the program itself. */
export function Settings({ open, onClose, theme, onTheme, pace, onPace }: SettingsProps) {
  const words = useWords();
  return (
    <Dialog open={open} onClose={onClose} title={words.settings.title} size="s">
      <div className={styles.form}>
        <Segmented
          legend={words.settings.theme}
          showLegend
          value={theme}
          onChange={onTheme}
          options={[
            { value: 'dark', label: words.settings.dark },
            { value: 'light', label: words.settings.light },
          ]}
        />
        <Segmented
          legend={words.shell.paceTitle}
          showLegend
          value={pace}
          onChange={onPace}
          options={PACES.map((value) => ({ value, label: words.shell.paces[value] }))}
        />
      </div>
    </Dialog>
  );
}
