import type { EncounterState, Investigator } from '../../engine';
import { PieceMark } from '../primitives/PieceMark';
import { useWords } from '../words/useWords';
import { askedOf } from './askedOf';
import styles from './Encounter.module.css';
import { investigatorCard, possessionCard } from './encounterCards';
import { pieceOf } from './encounterSigns';
import { ENCOUNTER_TEXT } from './encounterWords';
import { Points } from './Points';
import { Skills } from './Skills';

function Person({ state, who }: { state: EncounterState; who: Investigator }) {
  const words = useWords().encounter;
  const card = investigatorCard(who.card);
  const piece = pieceOf(state, who.id);
  const asked = askedOf(state) === who.id;
  if (card === undefined) return null;
  return (
    <li
      className={styles.sheet}
      data-defeated={who.status === 'defeated' || undefined}
      data-asked={asked || undefined}
      data-piece={piece?.colour}
    >
      <h2 className={styles.sheetName}>
        {piece && <PieceMark piece={piece} size="s" />}
        <span>{ENCOUNTER_TEXT.nameOf('investigator', who.card)}</span>
        {asked && (
          <span className={styles.tag} data-asked="true">
            {words.asked}
          </span>
        )}
        {who.status === 'defeated' && <span className={styles.tag}>{words.defeated}</span>}
        {who.conditions.map((condition) => (
          <span key={condition} className={styles.tag}>
            {ENCOUNTER_TEXT.nameOf('condition', condition)}
          </span>
        ))}
      </h2>
      <Points card={card} health={who.health} sanity={who.sanity}>
        <span className={styles.purse}>
          {words.clues} {who.clues} · {words.focus} {who.focus}
        </span>
      </Points>
      <Skills card={card} changes={who.changes} />
      <ul className={styles.lines} aria-label={words.possessions}>
        {who.possessions.map(({ id, card: of }) => {
          const possession = possessionCard(of);
          const text = possession && ENCOUNTER_TEXT.possession(possession);
          return (
            text && (
              <li key={id}>
                <strong>{text.name}</strong>: {[...text.tags, ...text.lines].join(' · ')}
              </li>
            )
          );
        })}
      </ul>
    </li>
  );
}

/** Everybody's sheet. */
export function People({ state }: { state: EncounterState }) {
  const words = useWords().encounter;
  return (
    <section aria-label={words.people}>
      <ul className={styles.sheets}>
        {state.investigators.map((who) => (
          <Person key={who.id} state={state} who={who} />
        ))}
      </ul>
    </section>
  );
}
