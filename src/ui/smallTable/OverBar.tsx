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
}

/** In the place of the question when it is over: another one, or away from the table. */
export function OverBar({ said, again, leave, onAgain }: OverBarProps) {
  return (
    <div className={styles.over}>
      <Button tone="primary" size="l" onClick={onAgain}>
        {again}
      </Button>
      <Button size="l" onClick={() => goTo()}>
        {leave}
      </Button>
      <LiveRegion words={said} />
    </div>
  );
}
