import { Button } from '../primitives/Button';
import { LiveRegion } from '../primitives/LiveRegion';
import { goTo } from '../shell/useHashRoute';
import styles from './OverBar.module.css';

export interface OverBarProps {
  /** How it ended, to be read out. */
  said: string;
  again: string;
  leave: string;
  onAgain: () => void;
  /** The same people once more, where that is another thing. */
  rematch?: { label: string; onPress: () => void } | undefined;
}

/** In the place of the question when it is over: another one, or away from the table. */
export function OverBar({ said, again, leave, onAgain, rematch }: OverBarProps) {
  return (
    <div className={styles.over}>
      <Button tone="primary" size="l" onClick={onAgain}>
        {again}
      </Button>
      {rematch && (
        <Button size="l" onClick={rematch.onPress}>
          {rematch.label}
        </Button>
      )}
      <Button size="l" onClick={() => goTo()}>
        {leave}
      </Button>
      <LiveRegion words={said} />
    </div>
  );
}
