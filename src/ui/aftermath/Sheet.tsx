import type { ReactNode } from 'react';
import { PieceMark } from '../primitives/PieceMark';
import { useWords } from '../words/useWords';
import styles from './Aftermath.module.css';
import type { SheetView } from './aftermathView';

/** What one record sheet must change, in words, with what was before and what a new injury does. */
export function Sheet({
  sheet: { name, piece, state, dead, changes },
  children,
}: {
  sheet: SheetView;
  /** What can be done with it. */
  children?: ReactNode;
}) {
  const words = useWords().aftermath;
  return (
    <article className={styles.sheet} data-piece={piece.colour} data-dead={dead}>
      <PieceMark piece={piece} />
      <div className={styles.written}>
        <h3 className={styles.name}>
          {name} <span className={styles.state}>{state}</span>
        </h3>
        {changes.length === 0 ? (
          <p className={styles.none}>{words.noChange}</p>
        ) : (
          <ul className={styles.changes}>
            {changes.map((change, index) => (
              <li key={index}>
                {change.words}
                {change.does.map((does, line) => (
                  <span key={line} className={styles.does}>
                    {does}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </article>
  );
}
