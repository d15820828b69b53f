import type { SurvivorState } from '../../engine';
import { useLastSurvivor } from '../../store/lastSurvivor';
import { Button } from '../primitives/Button';
import { LiveRegion } from '../primitives/LiveRegion';
import { goTo } from '../shell/useHashRoute';
import { useWords } from '../words/useWords';
import styles from './LastSurvivor.module.css';
import { whoOf } from './signs';
import { quickSetUp } from './startDraft';

/** In the place of the question when it is over: another game, or away from the table. */
export function OverBar({ state }: { state: SurvivorState }) {
  const words = useWords().lastSurvivor;
  const start = useLastSurvivor((s) => s.start);
  const winner = state.outcome?.winner ?? null;
  return (
    <div className={styles.overDeeds}>
      <Button tone="primary" size="l" onClick={() => start(quickSetUp(words))}>
        {words.again}
      </Button>
      <Button size="l" onClick={() => goTo()}>
        {words.leave}
      </Button>
      <LiveRegion
        words={`${words.over}. ${winner === null ? words.draw : words.won(whoOf(state, winner))}`}
      />
    </div>
  );
}
