import { useSettings } from '../../store/settings';
import { Settings } from '../shell/Settings';

/** The settings as they are, changed at once. */
export function OwnSettings({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { theme, setTheme, pace, setPace, handOver, setHandOver } = useSettings();
  return (
    <Settings
      open={open}
      onClose={onClose}
      theme={theme}
      onTheme={setTheme}
      pace={pace}
      onPace={setPace}
      handOver={handOver}
      onHandOver={setHandOver}
    />
  );
}
