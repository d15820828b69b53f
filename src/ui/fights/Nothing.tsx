import type { ReactNode } from 'react';
import styles from './Fights.module.css';

export interface NothingProps {
  title: string;
  why: string;
  /** The way on. */
  children: ReactNode;
}

/** In the place of the list where there is none: why, and what can be done. */
export function Nothing({ title, why, children }: NothingProps) {
  return (
    <div className={styles.nothing}>
      <h2>{title}</h2>
      <p>{why}</p>
      {children}
    </div>
  );
}
