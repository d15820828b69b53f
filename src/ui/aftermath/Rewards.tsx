import { Glyph } from '../icons/Glyph';
import { Icon } from '../icons/Icon';
import { PieceMark } from '../primitives/PieceMark';
import { RuleLink } from '../primitives/RuleLink';
import { useWords } from '../words/useWords';
import styles from './Aftermath.module.css';
import type { AftermathView } from './aftermathView';

/** What was gained, who carried it home, and what can be built from now on. */
export function Rewards({ rewards, unlocked }: Pick<AftermathView, 'rewards' | 'unlocked'>) {
  const words = useWords().aftermath;
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>
        {words.rewards} <RuleLink rule="SD-18.3" />
      </h2>
      {unlocked !== null && (
        <p className={styles.unlocked}>
          <Glyph name="plus" />
          {unlocked}
        </p>
      )}
      {rewards.length === 0 && unlocked === null && <p className={styles.none}>{words.noRewards}</p>}
      {rewards.length > 0 && (
        <ul className={styles.rewards}>
          {rewards.map((reward) => (
            <li key={reward.id}>
              <Icon name={reward.icon} />
              <span>{reward.name}</span>
              {reward.owner !== null && (
                <span className={styles.owner}>
                  <PieceMark piece={reward.owner.piece} size="s" />
                  <span className={styles.clipped}>{words.carried(reward.owner.name)}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
