import { Icon } from '../icons/Icon';
import { StatChip } from '../primitives/StatChip';
import { useWords } from '../words/useWords';
import styles from './MonsterPicker.module.css';
import type { MonsterSheet } from './setupDraft';

/** What a level brings: the monster's numbers, its decks, and the cards that are in play from the start. */
export function MonsterFacts({ stats, decks, inPlay }: MonsterSheet) {
  const words = useWords().setup;
  return (
    <>
      <div className={styles.stats}>
        {stats.map((stat) => (
          <StatChip key={stat.id} stat={stat} />
        ))}
      </div>
      <dl className={styles.piles} aria-label={words.decks}>
        {decks.map(({ id, label, count, back }) => (
          <div key={id} data-back={back}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {inPlay.length > 0 && (
        <p className={styles.decks}>
          <Icon name="ai" /> {words.inPlay(inPlay.join(', '))}
        </p>
      )}
      <a href="#/cards" className={styles.cards}>
        {words.allCards}
      </a>
    </>
  );
}
