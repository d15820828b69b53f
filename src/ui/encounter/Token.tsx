import type { MonsterToken } from '../../engine';
import { Icon } from '../icons/Icon';
import { Gauge } from '../survivors/Gauge';
import { useWords } from '../words/useWords';
import { ENCOUNTER_TEXT } from './encounterWords';
import styles from './Token.module.css';
import { TokenTest } from './TokenTest';
import { tokenSign } from './tokenSigns';

export interface TokenProps {
  token: MonsterToken;
  lost: number;
  /** It is met now: its back is seen. */
  turned: boolean;
}

/** A monster token: its tests, how tough it is and what it has lost; turned, also what stands on its back (CE-1.1). */
export function Token({ token, lost, turned }: TokenProps) {
  const words = useWords().encounter;
  const { name, tags, lines, back = [] } = ENCOUNTER_TEXT.monster(token);
  const [will = '', strength = '', toughness = ''] = lines;
  return (
    <li className={styles.token} data-turned={turned || undefined} data-epic={token.epic}>
      <div className={styles.head}>
        <span className={styles.disc} aria-hidden="true">
          <Icon name={tokenSign(token.id)} />
        </span>
        <div className={styles.names}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.tough}>
            <span>{toughness}</span>
            <Gauge
              icon="organ"
              label={words.healthLeft}
              value={Math.max(0, token.toughness - lost)}
              limit={token.toughness}
            />
          </span>
        </div>
      </div>
      {(turned || tags.length > 0) && (
        <p className={styles.tags}>
          {turned && <span data-met="true">{words.met}</span>}
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </p>
      )}
      <div className={styles.tests}>
        <TokenTest token={token} test="will" said={will} />
        <TokenTest token={token} test="strength" said={strength} />
      </div>
      {turned && back.length > 0 && (
        <ul className={styles.back}>
          {back.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {lost > 0 && <p className={styles.lost}>{words.lost(lost, token.toughness)}</p>}
    </li>
  );
}
