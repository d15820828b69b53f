import { Icon } from '../icons/Icon';
import { Popover } from '../primitives/Popover';
import styles from './Conditions.module.css';
import type { Condition } from './survivor';

/** Tokens, states and injuries as small labels; one with a meaning can be pressed to read it. */
export function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  if (conditions.length === 0) return null;
  return (
    <ul className={styles.list}>
      {conditions.map((condition) => {
        const face = (
          <>
            {condition.icon !== undefined && <Icon name={condition.icon} />}
            {condition.words}
          </>
        );
        return (
          <li key={condition.id} data-tone={condition.tone} className={styles.condition}>
            {condition.meaning === undefined ? (
              <span className={styles.face}>{face}</span>
            ) : (
              <Popover trigger={face} triggerClass={styles.face} title={condition.words}>
                <p>{condition.meaning}</p>
              </Popover>
            )}
          </li>
        );
      })}
    </ul>
  );
}
