import { memo } from 'react';
import { LinkedLabel } from '../glossary/LinkedLabel';
import { Icon } from '../icons/Icon';
import { classNames } from '../primitives/classNames';
import { useWords } from '../words/useWords';
import styles from './Card.module.css';
import { CardPartView } from './CardPartView';
import type { CardView } from './cardView';

export interface CardProps {
  card: CardView;
  size?: 'm' | 'l' | undefined;
}

/** A card's face: name, kind, flags, then its parts in order. */
export const Card = memo(function Card({ card, size = 'm' }: CardProps) {
  const words = useWords().cards;
  return (
    <article className={classNames(styles.card, size === 'l' && styles.large)} data-stock={card.stock}>
      <header className={styles.header}>
        {card.letter !== undefined && (
          <span className={styles.letter} aria-hidden="true">
            {card.letter}
          </span>
        )}
        {card.letter === undefined && card.icon !== undefined && (
          <span className={styles.letter}>
            <Icon name={card.icon} />
          </span>
        )}
        <h3 className={styles.name}>{card.name}</h3>
        <span className={styles.kind}>{size === 'l' ? <LinkedLabel words={card.kind} /> : card.kind}</span>
      </header>
      {(card.flags ?? []).length > 0 && (
        <ul className={styles.flags}>
          {card.flags?.map((flag) => (
            <li key={flag}>
              <LinkedLabel words={flag} look={styles.flag} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.parts}>
        {card.parts.map((part, index) => (
          <CardPartView key={index} part={part} large={size === 'l'} />
        ))}
      </div>
      {card.counters !== undefined && card.counters > 0 && (
        <footer className={styles.counters}>{words.tokens(card.counters)}</footer>
      )}
    </article>
  );
});
