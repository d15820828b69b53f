import { PACES, type Pace } from '../../store/settings';
import { Dialog } from '../primitives/Dialog';
import { Segmented } from '../primitives/Segmented';
import { useWords } from '../words/useWords';
import styles from './Settings.module.css';

export type Theme = 'dark' | 'light';
export type HandOver = 'quiet' | 'cover';

export interface SettingsProps {
  open: boolean;
  onClose: () => void;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  pace: Pace;
  onPace: (pace: Pace) => void;
  handOver: HandOver;
  onHandOver: (handOver: HandOver) => void;
}

/** Choices about the program itself. */
export function Settings(props: SettingsProps) {
  const { open, onClose, theme, onTheme, pace, onPace, handOver, onHandOver } = props;
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
        <Segmented
          legend={words.settings.handOver}
          showLegend
          value={handOver}
          onChange={onHandOver}
          options={[
            { value: 'quiet', label: words.settings.handOvers.quiet },
            { value: 'cover', label: words.settings.handOvers.cover },
          ]}
        />
      </div>
    </Dialog>
  );
}
