import type { MonsterToken } from '../../engine';
import { useWords } from '../words/useWords';
import styles from './Encounter.module.css';
import { ENCOUNTER_TEXT } from './encounterWords';

export interface TokenProps {
  token: MonsterToken;
  lost: number;
  /** It is met now: its back is seen. */
  turned: boolean;
}

/** A monster token: its tests, how tough it is and what it has lost; turned, also what stands on its back. */
export function Token({ token, lost, turned }: TokenProps) {
  const words = useWords().encounter;
  const { name, tags, lines, back = [] } = ENCOUNTER_TEXT.monster(token);
  const seen = turned ? [...lines, ...back] : lines;
  return (
    <li className={styles.token} data-turned={turned || undefined} data-epic={token.epic}>
      <p className={styles.tokenName}>
        <strong>{name}</strong>
        {turned && <span className={styles.tag}>{words.met}</span>}
        {tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
          </span>
        ))}
      </p>
      <ul className={styles.lines}>
        {seen.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {lost > 0 && <p className={styles.lost}>{words.lost(lost, token.toughness)}</p>}
    </li>
  );
}
