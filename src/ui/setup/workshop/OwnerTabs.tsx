import { type Piece, PieceMark } from '../../primitives/PieceMark';
import { useWords } from '../../words/useWords';
import styles from './OwnerTabs.module.css';

export interface OwnerTabsProps {
  owners: readonly { name: string; piece: Piece; cards: number; faulty: boolean }[];
  open: number;
  /** The owner that something is being dragged over. */
  over: number | null;
  onOpen: (owner: number) => void;
}

/** Whose grid is open; a card that is dropped on another goes there. */
export function OwnerTabs({ owners, open, over, onOpen }: OwnerTabsProps) {
  const words = useWords().setup.workshop;
  return (
    <fieldset className={styles.owners}>
      <legend className={styles.legend}>{words.owners}</legend>
      {owners.map(({ name, piece, cards, faulty }, owner) => (
        <button
          key={owner}
          type="button"
          className={styles.owner}
          data-piece={piece.colour}
          data-drop={`owner:${owner}`}
          data-over={over === owner || undefined}
          data-faulty={faulty || undefined}
          aria-pressed={owner === open}
          aria-label={words.owner(name, cards)}
          title={name}
          onClick={() => onOpen(owner)}
        >
          <PieceMark piece={piece} size="s" />
          <span className={styles.name}>{name}</span>
          <span className={styles.cards}>{words.cards(cards)}</span>
        </button>
      ))}
    </fieldset>
  );
}
