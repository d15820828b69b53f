import type { SurvivorState } from '../../engine';
import { useWords } from '../words/useWords';
import { DayFacts } from './DayFacts';
import { Hand } from './Hand';
import styles from './LastSurvivor.module.css';
import { Projects } from './Projects';

/** Beside the map: whose turn it is, the open hand, the coming night, and what can be crafted. */
export function DayPanel({ state, hand }: { state: SurvivorState; hand: string | null }) {
  const words = useWords().lastSurvivor;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is read alone and scrolls, so it must be reachable by keyboard.
    <section className={styles.dayPanel} aria-label={words.areas.table} tabIndex={0}>
      <DayFacts state={state} />
      {state.outcome === null && <Hand state={state} of={hand} />}
      <Projects state={state} />
    </section>
  );
}
