import { memo } from 'react';
import { Linked } from '../glossary/Linked';
import { LinkedLabel } from '../glossary/LinkedLabel';
import { Icon } from '../icons/Icon';
import { Popover } from '../primitives/Popover';
import styles from './Conditions.module.css';
import type { Condition } from './survivor';

/** Tokens, states and injuries as small labels; one with a meaning can be pressed to read it. */
export const Conditions = memo(function Conditions({ conditions }: { conditions: readonly Condition[] }) {
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
              <LinkedLabel words={condition.words} look={styles.face}>
                {face}
              </LinkedLabel>
            ) : (
              <Popover trigger={face} triggerClass={styles.face} title={condition.words}>
                <p>
                  <Linked>{condition.meaning}</Linked>
                </p>
              </Popover>
            )}
          </li>
        );
      })}
    </ul>
  );
});
