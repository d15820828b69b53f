import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import { Button } from '../primitives/Button';
import { type Piece, PieceMark } from '../primitives/PieceMark';
import { useWords } from '../words/useWords';
import styles from './Aftermath.module.css';
import { DiceChart, type DiceCount } from './DiceChart';

export interface AftermathView {
  outcome: 'victory' | 'defeat';
  /** Such as "The White Lion is dead". */
  title: string;
  /** Such as "Level 1, seven rounds". */
  summary: string;
  rewards: readonly { id: string; name: string; icon: IconName; owner: string | null }[];
  /** What each record sheet must change (SD-18.4). */
  sheets: readonly {
    id: string;
    name: string;
    piece: Piece;
    state: string;
    dead: boolean;
    changes: readonly string[];
  }[];
  statistics: readonly { id: string; label: string; value: string }[];
  dice: readonly DiceCount[];
  seed: string;
}

export interface AftermathProps {
  fight: AftermathView;
  onExport: () => void;
  onRematch: () => void;
  onHome: () => void;
}

/** After the fight: won or lost, what was gained, what to write on each record sheet, the figures of the fight. */
export function Aftermath({ fight, onExport, onRematch, onHome }: AftermathProps) {
  const words = useWords().aftermath;
  return (
    <main className={styles.page}>
      <header className={styles.hero} data-outcome={fight.outcome}>
        <Icon name={fight.outcome} className={styles.sign} />
        <p className={styles.outcome}>{words.outcome[fight.outcome]}</p>
        <h1 className={styles.title}>{fight.title}</h1>
        <p className={styles.summary}>{fight.summary}</p>
      </header>
      <div className={styles.actions}>
        <Button tone="primary" size="l" onClick={onRematch}>
          {words.rematch}
        </Button>
        <Button size="l" glyph="download" onClick={onExport}>
          {words.export}
        </Button>
        <Button size="l" onClick={onHome}>
          {words.home}
        </Button>
      </div>
      <div className={styles.columns}>
        <section className={styles.block}>
          <h2 className={styles.heading}>{words.sheets}</h2>
          {fight.sheets.map((sheet) => (
            <article
              key={sheet.id}
              className={styles.sheet}
              data-piece={sheet.piece.colour}
              data-dead={sheet.dead}
            >
              <PieceMark piece={sheet.piece} />
              <div>
                <h3 className={styles.name}>
                  {sheet.name} <span className={styles.state}>{sheet.state}</span>
                </h3>
                {sheet.changes.length === 0 ? (
                  <p className={styles.none}>{words.noChange}</p>
                ) : (
                  <ul className={styles.changes}>
                    {sheet.changes.map((change, index) => (
                      <li key={index}>{change}</li>
                    ))}
                  </ul>
                )}
              </div>
            </article>
          ))}
        </section>
        <section className={styles.block}>
          <h2 className={styles.heading}>{words.rewards}</h2>
          {fight.rewards.length === 0 ? (
            <p className={styles.none}>{words.noRewards}</p>
          ) : (
            <ul className={styles.rewards}>
              {fight.rewards.map((reward) => (
                <li key={reward.id}>
                  <Icon name={reward.icon} />
                  <span>{reward.name}</span>
                  {reward.owner !== null && <span className={styles.state}>{reward.owner}</span>}
                </li>
              ))}
            </ul>
          )}
          <h2 className={styles.heading}>{words.figures}</h2>
          <dl className={styles.statistics}>
            {fight.statistics.map((figure) => (
              <div key={figure.id}>
                <dt>{figure.label}</dt>
                <dd>{figure.value}</dd>
              </div>
            ))}
            <div>
              <dt>{words.seed}</dt>
              <dd>{fight.seed}</dd>
            </div>
          </dl>
          <h2 className={styles.heading}>{words.dice}</h2>
          {fight.dice.map((dice) => (
            <DiceChart key={dice.id} dice={dice} />
          ))}
        </section>
      </div>
    </main>
  );
}
