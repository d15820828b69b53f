import { Icon } from '../icons/Icon';
import styles from './MonsterStrip.module.css';
import type { MonsterView } from './monster';

export interface MonsterStripProps {
  monster: MonsterView;
  /** Such as "Round 3 · draws AI". */
  moment: string;
  onOpen: () => void;
}

/** The monster in one line, for a phone: name, moment and the three piles that matter. */
export function MonsterStrip({ monster, moment, onOpen }: MonsterStripProps) {
  return (
    <button type="button" className={styles.strip} data-spot="strip" onClick={onOpen}>
      <Icon name={monster.icon} className={styles.portrait} />
      <span className={styles.words}>
        <span className={styles.name}>{monster.name}</span>
        <span className={styles.moment}>{moment}</span>
      </span>
      <span className={styles.decks}>
        {monster.decks.map((deck) => (
          <span key={deck.id} className={styles.deck} data-back={deck.back} role="img" aria-label={deck.name}>
            {deck.count}
          </span>
        ))}
      </span>
    </button>
  );
}
