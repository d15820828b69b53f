import type { ReactNode } from 'react';
import { type Tab, Tabs } from '../primitives/Tabs';
import { useWords } from '../words/useWords';
import styles from './TableLayout.module.css';
import { useRoom } from './useMedia';

export type TableTab = 'board' | 'monster' | 'survivors' | 'log';

export interface TableLayoutProps {
  /** Heading of the page for screen readers: which fight this is. */
  title: string;
  topBar: ReactNode;
  board: ReactNode;
  monster: ReactNode;
  survivors: ReactNode;
  log: ReactNode;
  decision: ReactNode;
  /** The guide of a fight that has one: beside the question on a wide screen, above it on others. */
  guide?: ReactNode | undefined;
  /** What is shown is long past: everything is framed and dimmed, so that nobody takes it for the present. */
  past?: boolean | undefined;
  /** What the panels are called where the table is no showdown. */
  names?: Partial<Record<TableTab, Pick<Tab, 'label' | 'icon' | 'glyph'>>> | undefined;
  tab: TableTab;
  onTab: (tab: TableTab) => void;
}

/**
 * The table: three columns on a wide screen, two on a tablet, one with tabs at the foot on a phone. The decision is in
 * sight at every width, and its place never changes its height.
 */
export function TableLayout(props: TableLayoutProps) {
  const words = useWords().shell;
  const room = useRoom();
  const { names = {} } = props;
  const tabs: Record<TableTab, Tab> = {
    board: { id: 'board', panel: props.board, ...(names.board ?? { label: words.board, glyph: 'board' }) },
    monster: {
      id: 'monster',
      panel: props.monster,
      ...(names.monster ?? { label: words.monster, icon: 'ai' }),
    },
    survivors: {
      id: 'survivors',
      panel: props.survivors,
      ...(names.survivors ?? { label: words.survivors, glyph: 'people' }),
    },
    log: { id: 'log', panel: props.log, ...(names.log ?? { label: words.log, icon: 'log' }) },
  };
  const guided = props.guide !== undefined;
  const choose = (id: string) => props.onTab(id as TableTab);

  if (room === 'narrow') {
    return (
      <div className={styles.narrow} data-past={props.past || undefined}>
        {props.topBar}
        <main className={styles.phone}>
          <h1 className={styles.heading}>{props.title}</h1>
          <Tabs
            label={words.panels}
            place="bottom"
            value={props.tab}
            onChange={choose}
            tabs={Object.values(tabs).map((tab) => ({
              ...tab,
              panel: (
                <div className={styles.stack} data-guided={guided || undefined}>
                  <div className={tab.id === 'board' ? styles.boardPane : styles.scroll}>{tab.panel}</div>
                  {guided && <div className={styles.guide}>{props.guide}</div>}
                  <div className={styles.decision}>{props.decision}</div>
                </div>
              ),
            }))}
          />
        </main>
      </div>
    );
  }

  const right = room === 'wide' ? [tabs.survivors, tabs.log] : [tabs.monster, tabs.survivors, tabs.log];
  const value = right.some(({ id }) => id === props.tab) ? props.tab : 'survivors';
  return (
    <div className={styles[room]} data-past={props.past || undefined}>
      {props.topBar}
      <main className={styles.columns}>
        <h1 className={styles.heading}>{props.title}</h1>
        {room === 'wide' && <div className={styles.left}>{props.monster}</div>}
        <div className={styles.centre} data-guided={(guided && room === 'middle') || undefined}>
          <div className={styles.boardPane}>{props.board}</div>
          {guided && room === 'middle' && <div className={styles.guide}>{props.guide}</div>}
          <div className={styles.decision}>{props.decision}</div>
        </div>
        <div className={styles.right} data-guided={(guided && room === 'wide') || undefined}>
          <Tabs
            label={words.panels}
            value={value}
            onChange={choose}
            tabs={right.map((tab) => ({ ...tab, panel: <div className={styles.scroll}>{tab.panel}</div> }))}
          />
          {guided && room === 'wide' && <div className={styles.guide}>{props.guide}</div>}
        </div>
      </main>
    </div>
  );
}
