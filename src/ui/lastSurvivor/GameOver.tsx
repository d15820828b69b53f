import type { SurvivorState } from '../../engine';
import type { SurvivorJournal } from '../../store/lastSurvivor';
import { Icon } from '../icons/Icon';
import { PieceMark } from '../primitives/PieceMark';
import { useWords } from '../words/useWords';
import { courseOf } from './courseOf';
import styles from './LastSurvivor.module.css';
import { pieceOf, whoOf } from './signs';

export interface GameOverProps {
  state: SurvivorState;
  journal: SurvivorJournal;
}

/** The end: who won, and in a few figures how it went. */
export function GameOver({ state, journal }: GameOverProps) {
  const words = useWords().lastSurvivor;
  const { outcome } = state;
  if (outcome === null) return null;
  const won = outcome.winner;
  const { columns } = words;
  return (
    <section className={styles.over} aria-label={words.over}>
      <h2 className={styles.overTitle}>
        <Icon name={won === null ? 'defeat' : 'victory'} />
        <span className={styles.names}>{won === null ? words.draw : words.won(whoOf(state, won))}</span>
      </h2>
      <div className={styles.overPane}>
        <table className={styles.course}>
          <caption>{words.course}</caption>
          <thead>
            <tr>
              {Object.entries(columns).map(([key, name]) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {courseOf(journal, state).map(({ id, died, attacks, hits, crafted, investigated }) => {
              const piece = pieceOf(state, id);
              return (
                <tr key={id}>
                  <th scope="row">
                    <span className={styles.rowName}>
                      {piece && <PieceMark piece={piece} size="s" />}
                      {whoOf(state, id)}
                    </span>
                  </th>
                  <td>{died === null ? words.lived : words.diedOn(died.day, died.night)}</td>
                  <td>{attacks}</td>
                  <td>{hits}</td>
                  <td>{crafted}</td>
                  <td>{investigated}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
