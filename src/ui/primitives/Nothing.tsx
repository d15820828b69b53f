import type { ReactNode } from 'react';
import styles from './Nothing.module.css';

export interface NothingProps {
  title?: string | undefined;
  /** The heading's place on its page. */
  level?: 2 | 3 | undefined;
  why: string;
  /** The way on. */
  children?: ReactNode;
}

/** In the place of a list where there is none: why, and what can be done. */
export function Nothing({ title, level = 2, why, children }: NothingProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.nothing}>
      {title !== undefined && <Heading>{title}</Heading>}
      <p>{why}</p>
      {children}
    </div>
  );
}
