import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import { Button } from '../primitives/Button';
import { useWords } from '../words/useWords';
import styles from './Home.module.css';

/** A further place of the program. */
export interface HomeEntry {
  id: string;
  label: string;
  note: string;
  icon: IconName;
  /** An address of the program, or nothing where a press does something else. */
  href?: string | undefined;
}

export interface LastFight {
  /** Such as "White Lion, level 1". */
  title: string;
  /** Such as "Round 3, four survivors alive". */
  moment: string;
  /** Its board as a small picture. */
  picture: ReactNode;
  /** The kind of table. */
  table: string;
}

export interface HomeProps {
  lastFight: LastFight | null;
  /** What a quick fight is: "White Lion, level 1, four ready survivors". */
  quickFight: string;
  /** What was pressed is on its way. */
  busy?: boolean | undefined;
  /** Somebody turns to a place of the program, and may press it next. */
  onNear?: ((place: string) => void) | undefined;
  onContinue: () => void;
  /** A guided fight for somebody who has never played. */
  onFirstFight: () => void;
  onQuickFight: () => void;
  onNewShowdown: () => void;
  /** Games beside the showdown: places of the program. */
  tables: readonly HomeEntry[];
  entries: readonly HomeEntry[];
  onEntry: (id: string) => void;
}

/** The first page: go on, fight at once, set up a fight, everything else. */
export function Home(props: HomeProps) {
  const words = useWords();
  const near = (place: string) => {
    const turn = () => props.onNear?.(place);
    return { onPointerEnter: turn, onPointerDown: turn, onFocus: turn };
  };
  const first: HomeEntry = {
    id: 'firstFight',
    label: words.home.firstFight,
    note: words.home.firstFightNote,
    icon: 'survival',
  };
  // Whoever has a fight has played before: the first one stands back.
  const entries = props.lastFight === null ? props.entries : [first, ...props.entries];
  return (
    <main className={styles.home} aria-busy={props.busy}>
      <header className={styles.hero}>
        <Icon name="survival" className={styles.lantern} />
        <h1 className={styles.brand}>{words.shell.brand}</h1>
        <p className={styles.tagline}>{words.home.tagline}</p>
      </header>
      <div className={styles.fights} data-continues={props.lastFight !== null}>
        {props.lastFight && (
          <section className={styles.last} aria-label={words.home.lastFight}>
            <div className={styles.picture}>{props.lastFight.picture}</div>
            <div className={styles.lastWords}>
              <div>
                <h2 className={styles.lastTitle}>{props.lastFight.title}</h2>
                <p className={styles.moment}>{props.lastFight.moment}</p>
              </div>
              <Button tone="primary" size="l" wide onClick={props.onContinue}>
                {words.home.continue}
              </Button>
            </div>
          </section>
        )}
        <div className={styles.starts}>
          {props.lastFight === null && (
            <button
              type="button"
              className={styles.start}
              data-main="true"
              onClick={props.onFirstFight}
              {...near('fight')}
            >
              <Icon name={first.icon} />
              <span>
                <span className={styles.startName}>{first.label}</span>
                <span className={styles.note}>{first.note}</span>
              </span>
            </button>
          )}
          <button type="button" className={styles.start} onClick={props.onQuickFight} {...near('fight')}>
            <Icon name="encounter" />
            <span>
              <span className={styles.startName}>{words.home.quickFight}</span>
              <span className={styles.note}>{props.quickFight}</span>
            </span>
          </button>
          <button type="button" className={styles.start} onClick={props.onNewShowdown} {...near('new')}>
            <Icon name="fire" />
            <span>
              <span className={styles.startName}>{words.home.newShowdown}</span>
              <span className={styles.note}>{words.home.newShowdownNote}</span>
            </span>
          </button>
        </div>
      </div>
      <nav aria-label={words.home.tables}>
        <ul className={styles.tables}>
          {props.tables.map(({ id, label, note, icon, href }) => (
            <li key={id}>
              <a href={href} className={styles.table} {...near(id)}>
                <Icon name={icon} />
                <span>
                  <span className={styles.tableName}>{label}</span>
                  <span className={styles.note}>{note}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={words.home.more}>
        <ul className={styles.entries}>
          {entries.map((entry) => {
            const face = (
              <>
                <Icon name={entry.icon} />
                <span>
                  <span className={styles.entryName}>{entry.label}</span>
                  <span className={styles.note}>{entry.note}</span>
                </span>
              </>
            );
            return (
              <li key={entry.id}>
                {entry.href === undefined ? (
                  <button
                    type="button"
                    className={styles.entry}
                    onClick={() => (entry === first ? props.onFirstFight() : props.onEntry(entry.id))}
                    {...near(entry.id)}
                  >
                    {face}
                  </button>
                ) : (
                  <a href={entry.href} className={styles.entry}>
                    {face}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
      <footer className={styles.footer}>
        <p>{words.home.unofficial}</p>
        <a href="#/credits">{words.home.credits}</a>
      </footer>
    </main>
  );
}
