import type { ReactNode } from 'react';
import type { InterfaceWords } from '../../text/interface/en';
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

function backWords([screen, part]: readonly string[], { shell, common }: InterfaceWords): string {
  if (screen === 'fight') return shell.backToFight;
  return part === 'table' ? shell.backToTable : common.back;
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
          {backWords(partsOf(back), words)}
        </a>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.tools}>{tools}</div>
      </header>
      <main className={styles.body}>{children}</main>
    </div>
  );
}
