import { Button } from '../primitives/Button';
import { useWords } from '../words/useWords';
import styles from './Fights.module.css';

export interface DamagedFightProps {
  title: string;
  onOpen: () => void;
  onRemove: () => void;
}

/** A fight whose entry in the list can't be read: its records can, as far as they are sound. */
export function DamagedFight({ title, onOpen, onRemove }: DamagedFightProps) {
  const words = useWords().fights;
  return (
    <article className={styles.damaged} aria-label={title}>
      <div className={styles.words}>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.detail}>{words.damagedWhy}</p>
      </div>
      <div className={styles.deeds}>
        <Button tone="primary" aria-label={words.of(words.bringBack, title)} onClick={onOpen}>
          {words.bringBack}
        </Button>
        <Button glyph="trash" aria-label={words.of(words.remove, title)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </article>
  );
}
