import { type DieName, type Duel, duelSeen, type SurvivorState } from '../../engine';
import { useWords } from '../words/useWords';
import styles from './Duel.module.css';
import { DuelDie } from './DuelDie';
import { pieceOf, whoOf } from './signs';
import { chanceWords, nameOf } from './survivorWords';

const ODDS = ['gray', 'red', 'both', 'neither'] as const;

/** Who is hit as the dice lie; null: nobody. */
function hitNow(
  { attacker, defender }: Duel,
  hits: readonly DieName[],
  who: (id: string) => string,
): string | null {
  const named = hits.map((die) => who(die === 'gray' ? defender : attacker));
  return named.length === 0 ? null : named.join(', ');
}

/** A combat: both dice with all that changes them, what it would come to, and whose chance it is to change that. */
export function DuelPanel({ state }: { state: SurvivorState }) {
  const words = useWords().lastSurvivor;
  const { duel, decision } = state;
  const seen = duelSeen(state);
  if (duel === null || seen === null) return null;
  const who = (id: string) => whoOf(state, id);
  const sideOf = (die: DieName) => {
    const id = die === 'gray' ? duel.attacker : duel.defender;
    return (
      <DuelDie
        die={die}
        name={who(id)}
        role={die === 'gray' ? words.attacker : words.defender}
        piece={pieceOf(state, id)}
        face={duel.dice[die].face}
        parts={duel.dice[die].parts}
        result={seen.results[die]}
        from={seen.from}
      />
    );
  };
  const about = (decision?.about ?? {}) as {
    survivor?: string;
    passes?: number;
    of?: number;
    amount?: number;
  };
  // What stands at the foot is drawn anew when a die gets longer.
  const parts = duel.dice.gray.parts.length + duel.dice.red.parts.length;
  const rolled = seen.results.gray !== null && seen.results.red !== null;
  return (
    <section className={styles.duel} aria-label={words.duel}>
      <h2 className={styles.title}>
        {words.duel} <span className={styles.from}>{words.from(seen.from)}</span>
      </h2>
      {/* Odds and then what it comes to, in one place. */}
      <div className={styles.verdict}>
        {seen.odds !== null && (
          <ul className={styles.odds} aria-label={words.oddsTitle}>
            {ODDS.map((what) => (
              <li key={what}>
                <span>{words.odds[what](who(what === 'gray' ? duel.defender : duel.attacker))}</span>{' '}
                <strong>{seen.odds && chanceWords(seen.odds[what])}</strong>
              </li>
            ))}
          </ul>
        )}
        {rolled && <p className={styles.now}>{words.asItLies(hitNow(duel, seen.hits, who))}</p>}
      </div>
      <div className={styles.sides}>
        {sideOf('gray')}
        {sideOf('red')}
      </div>
      <ul key={parts} className={styles.facts}>
        <li>
          {duel.supporters.length === 0
            ? words.noSupporters
            : words.supporters(duel.supporters.map(who).join(', '))}
        </li>
        {duel.played.map(({ by, card }, at) => (
          <li key={at}>{words.playedBy(who(by), nameOf('support', card))}</li>
        ))}
        {decision?.kind === 'modify' && about.survivor !== undefined && (
          <li>
            {words.modifying(who(about.survivor))} · {words.passes(about.passes ?? 0, about.of ?? 0)}
          </li>
        )}
        {decision?.kind === 'prevent' && about.survivor !== undefined && (
          <li className={styles.harm}>{words.dealt(who(about.survivor), about.amount ?? 0)}</li>
        )}
      </ul>
    </section>
  );
}
