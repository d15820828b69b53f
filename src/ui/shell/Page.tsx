import type { ReactNode } from 'react';
import { Glyph } from '../icons/Glyph';
import { useWords } from '../words/useWords';
import styles from './Page.module.css';

export interface PageProps {
  title: string;
  /** Controls at the right of the title. */
  tools?: ReactNode | undefined;
  children: ReactNode;
  /** Narrow for reading, wide for forms and tables. */
  wide?: boolean | undefined;
}

/** A page beside the table: the way home, its title, its content. */
export function Page({ title, tools, children, wide = false }: PageProps) {
  const words = useWords();
  return (
    <div className={styles.page} data-wide={wide}>
      <header className={styles.header}>
        <a href="#/" className={styles.back}>
          <Glyph name="chevronLeft" />
          {words.common.back}
        </a>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.tools}>{tools}</div>
      </header>
      <main className={styles.body}>{children}</main>
    </div>
  );
}
