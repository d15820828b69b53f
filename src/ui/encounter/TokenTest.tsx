import type { MonsterToken } from '../../engine';
import { Icon } from '../icons/Icon';
import { signed } from '../words/signed';
import { useWords } from '../words/useWords';
import { ENCOUNTER_TEXT } from './encounterWords';
import styles from './Token.module.css';

export interface TokenTestProps {
  token: MonsterToken;
  /** Which of its two tests; a token may lack either (CE-1.2). */
  test: 'will' | 'strength';
  /** All of it in a sentence, for screen readers. */
  said: string;
}

/** One of a token's two tests as a figure: what is rolled, and what is at stake, sanity or health (CE-3.1, CE-4.1). */
export function TokenTest({ token, test, said }: TokenTestProps) {
  const words = useWords().encounter;
  const { will, strength } = token;
  const rolled = token[test];
  const stake =
    test === 'will' ? will && words.horror(will.horror) : strength && words.damage(strength.damage);
  return (
    <span className={styles.test} data-none={rolled === undefined || undefined} role="img" aria-label={said}>
      {rolled === undefined ? (
        <span className={styles.none}>{said}</span>
      ) : (
        <>
          <span className={styles.testName}>{ENCOUNTER_TEXT.nameOf('test', test)}</span>
          <span className={styles.rolled}>
            <strong>{signed(rolled.modifier)}</strong> {ENCOUNTER_TEXT.nameOf('skill', rolled.skill ?? test)}
          </span>
          <span className={styles.stake}>
            <Icon name={test === 'will' ? 'brain' : 'organ'} />
            {stake}
          </span>
        </>
      )}
    </span>
  );
}
