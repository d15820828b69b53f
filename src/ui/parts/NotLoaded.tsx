import { Button } from '../primitives/Button';
import { useWords } from '../words/useWords';
import styles from './Parts.module.css';

export interface NotLoadedProps {
  onAgain: () => void;
  onHome: () => void;
}

/** A part of the program could not be had: what that may be, and what can be done. */
export function NotLoaded({ onAgain, onHome }: NotLoadedProps) {
  const words = useWords().parts;
  return (
    <main className={styles.page}>
      <div className={styles.sheet} role="alert">
        <h1 className={styles.title}>{words.notLoaded}</h1>
        <p>{words.notLoadedWhy}</p>
      </div>
      <div className={styles.ways}>
        <Button tone="primary" onClick={onAgain}>
          {words.again}
        </Button>
        <Button onClick={() => window.location.reload()}>{words.reload}</Button>
        <Button tone="quiet" onClick={onHome}>
          {words.home}
        </Button>
      </div>
    </main>
  );
}
