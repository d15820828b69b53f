import { memo } from 'react';
import styles from './DeckPile.module.css';

export interface Deck {
  id: string;
  /** Short words under the pile. */
  label: string;
  /** For screen readers: "AI deck, 7 cards". */
  name: string;
  count: number;
  back: 'ai' | 'wounds' | 'hitLocation';
  /** Face up: its cards can be leafed through. */
  open: boolean;
}

export interface DeckPileProps {
  deck: Deck;
  onOpen: (id: string) => void;
}

/** How many cards' edges are drawn under the top one. */
const EDGES = 4;

/** A pile with its number; it grows with its cards. */
export const DeckPile = memo(function DeckPile({ deck, onOpen }: DeckPileProps) {
  const depth = Math.min(EDGES, Math.ceil(deck.count / 3));
  return (
    <button
      type="button"
      className={styles.pile}
      data-back={deck.back}
      data-spot={`deck-${deck.id}`}
      data-empty={deck.count === 0 || undefined}
      data-open={deck.open || undefined}
      aria-label={deck.name}
      disabled={!deck.open || deck.count === 0}
      onClick={() => onOpen(deck.id)}
    >
      <span className={styles.top} style={{ '--depth': depth }}>
        {deck.count}
      </span>
      <span className={styles.label}>{deck.label}</span>
    </button>
  );
});
