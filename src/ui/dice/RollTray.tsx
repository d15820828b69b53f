import styles from './Roll.module.css';
import { RollRow } from './RollRow';
import type { RollView } from './roll';

/** Dice as they are rolled: the newest first and tumbling, older ones beside it as far as there is room. */
export function RollTray({ rolls }: { rolls: readonly RollView[] }) {
  return (
    <ul className={styles.tray}>
      {rolls.toReversed().map((roll, age) => (
        // One that stands elsewhere now is drawn anew there: nothing moves on the page.
        <li key={`${roll.id} ${age}`}>
          <RollRow roll={roll} tumble={age === 0} />
        </li>
      ))}
    </ul>
  );
}
