import type { ReactNode } from 'react';
import { Glyph } from '../icons/Glyph';
import { useWords } from '../words/useWords';
import { useOrigin } from './origin';
import styles from './Page.module.css';
import { partsOf } from './useHashRoute';

export interface PageProps {
  title: string;
  /** Controls at the right of the title. */
  tools?: ReactNode | undefined;
  children: ReactNode;
  /** Narrow for reading, wide for forms and tables. */
  wide?: boolean | undefined;
  /** It is looked at beside another screen: the way back leads there. */
  beside?: boolean | undefined;
}

/** A page beside the table: the way back, its title, its content. */
export function Page({ title, tools, children, wide = false, beside = false }: PageProps) {
  const words = useWords();
  const origin = useOrigin();
  const back = beside ? origin : '#/';
  return (
    <div className={styles.page} data-wide={wide}>
      <header className={styles.header}>
        <a href={back} className={styles.back}>
          <Glyph name="chevronLeft" />
          {partsOf(back)[0] === 'fight' ? words.shell.backToFight : words.common.back}
        </a>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.tools}>{tools}</div>
      </header>
      <main className={styles.body}>{children}</main>
    </div>
  );
}
