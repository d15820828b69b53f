import type { EncounterState } from '../../engine';
import { useWords } from '../words/useWords';
import { Cup } from './Cup';
import styles from './Encounter.module.css';
import { monsterCard } from './encounterCards';
import { besideQuestion } from './encounterDecision';
import { metNow } from './metNow';
import { Token } from './Token';

/** Beside the places: the cup, the token that is turned just now, and what the roll may come to. */
export function NowPanel({ state }: { state: EncounterState }) {
  const words = useWords().encounter;
  const card = metNow(state);
  const token = monsterCard(card);
  const lost = state.monsters.find((m) => m.card === card)?.lost ?? 0;
  const { detail, odds } = besideQuestion(state);
  return (
    <div className={styles.now}>
      <Cup count={state.cup.length} note={state.run === 'clear' ? words.runNote : words.quickNote} />
      {token === undefined ? (
        <p className={styles.quiet}>{words.nobodyMet}</p>
      ) : (
        <section aria-label={words.metNow}>
          <h2 className={styles.nowTitle}>{words.metNow}</h2>
          <ul className={styles.tokens}>
            <Token token={token} lost={lost} turned />
          </ul>
        </section>
      )}
      {detail !== null && <p>{detail}</p>}
      {odds.length > 0 && (
        <section aria-label={words.odds}>
          <h2 className={styles.nowTitle}>{words.odds}</h2>
          <ul className={styles.odds} aria-label={words.odds}>
            {odds.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
