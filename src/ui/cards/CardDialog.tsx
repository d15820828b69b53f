import { Dialog } from '../primitives/Dialog';
import { Card } from './Card';
import styles from './CardDialog.module.css';
import type { CardView } from './cardView';

export interface CardDialogProps {
  title: string;
  /** One card large, or a pile leafed through from its top. Null: closed. */
  cards: readonly CardView[] | null;
  onClose: () => void;
}

/** Cards to read: one large, or a whole pile side by side. */
export function CardDialog({ title, cards, onClose }: CardDialogProps) {
  const single = cards?.length === 1;
  return (
    <Dialog open={cards !== null} onClose={onClose} title={title} size={single ? 's' : 'l'}>
      <div className={styles.cards}>
        {cards?.map((card, index) => (
          <Card key={index} card={card} size={single ? 'l' : 'm'} />
        ))}
      </div>
    </Dialog>
  );
}
