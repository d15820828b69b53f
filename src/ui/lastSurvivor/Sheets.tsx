import type { SurvivorState } from '../../engine';
import { useWords } from '../words/useWords';
import styles from './LastSurvivor.module.css';
import { actingIn } from './map/isleView';
import { Sheet } from './Sheet';

export interface SheetsProps {
  state: SurvivorState;
  /** Players whom the program plays. */
  bots?: readonly string[] | undefined;
  /** Without it nobody's seat changes hands, as in a replay. */
  onBot?: ((player: string, on: boolean) => void) | undefined;
}

/** Everybody's sheet, in the order of the seats. */
export function Sheets({ state, bots = [], onBot }: SheetsProps) {
  const words = useWords().lastSurvivor;
  const acting = state.outcome === null ? actingIn(state) : null;
  return (
    <section aria-label={words.sheets}>
      <ul className={styles.sheets}>
        {state.survivors.map((who) => (
          <Sheet
            key={who.id}
            state={state}
            who={who}
            acts={who.id === acting}
            bot={bots.includes(who.player)}
            onBot={onBot && ((on) => onBot(who.player, on))}
          />
        ))}
      </ul>
    </section>
  );
}
