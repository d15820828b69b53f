import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import { signed } from '../words/signed';
import styles from './Token.module.css';

export interface TokenTestProps {
  /** All of it in a sentence, for screen readers. */
  said: string;
  name: string;
  /** Undefined: the token has no such test (CE-1.2). */
  test: { modifier: number; skill: string; loss: string } | undefined;
  /** What is lost by it: sanity or health. */
  icon: IconName;
}

/** One of a token's two tests as a figure: what is rolled, and what is at stake. */
export function TokenTest({ said, name, test, icon }: TokenTestProps) {
  return (
    <span className={styles.test} data-none={test === undefined || undefined} role="img" aria-label={said}>
      {test === undefined ? (
        <span className={styles.none}>{said}</span>
      ) : (
        <>
          <span className={styles.testName}>{name}</span>
          <span className={styles.rolled}>
            <strong>{signed(test.modifier)}</strong> {test.skill}
          </span>
          <span className={styles.stake}>
            <Icon name={icon} />
            {test.loss}
          </span>
        </>
      )}
    </span>
  );
}
