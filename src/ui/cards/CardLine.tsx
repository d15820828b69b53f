import { memo } from 'react';
import { Icon } from '../icons/Icon';
import { useWords } from '../words/useWords';
import styles from './CardLine.module.css';
import type { CardView } from './cardView';

export interface CardLineProps {
  card: CardView;
  /** A few words of what it does just now. */
  note?: string | undefined;
  /** `tile`: upright, for several beside each other. */
  look?: 'line' | 'tile' | undefined;
  onOpen: (card: CardView) => void;
}

/** A card in play as one line; a press shows it large. */
export const CardLine = memo(function CardLine({ card, note, look = 'line', onOpen }: CardLineProps) {
  const words = useWords();
  return (
    <button
      type="button"
      className={styles.line}
      data-look={look}
      aria-label={words.common.enlarge([card.name, card.kind, note].filter(Boolean).join(', '))}
      onClick={() => onOpen(card)}
    >
      <span className={styles.sign} data-stock={card.stock}>
        {card.icon === undefined ? card.letter : <Icon name={card.icon} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{card.name}</span>
        <span className={styles.kind}>{card.kind}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {card.counters !== undefined && card.counters > 0 && (
        <span className={styles.counters}>{card.counters}</span>
      )}
    </button>
  );
});
