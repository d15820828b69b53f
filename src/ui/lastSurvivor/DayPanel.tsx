import type { SurvivorState } from '../../engine';
import { DayFacts } from './DayFacts';
import { Hand } from './Hand';
import styles from './LastSurvivor.module.css';
import { Projects } from './Projects';

/** Beside the map: whose turn it is, the open hand, the coming night, and what can be crafted. */
export function DayPanel({ state, hand }: { state: SurvivorState; hand: string | null }) {
  return (
    <div className={styles.dayPanel}>
      <DayFacts state={state} />
      {state.outcome === null && <Hand state={state} of={hand} />}
      <Projects state={state} />
    </div>
  );
}
