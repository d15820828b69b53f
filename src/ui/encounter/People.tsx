import type { EncounterState, Investigator } from '../../engine';
import { ENCOUNTERS } from '../../store/encounterContent';
import { PieceMark } from '../primitives/PieceMark';
import { StatChip } from '../primitives/StatChip';
import { Gauge } from '../survivors/Gauge';
import { useWords } from '../words/useWords';
import styles from './Encounter.module.css';
import { pieceOf } from './encounterSigns';
import { ENCOUNTER_TEXT } from './encounterWords';

const SKILLS = ['lore', 'influence', 'observation', 'strength', 'will'] as const;

function Person({ state, who }: { state: EncounterState; who: Investigator }) {
  const words = useWords().encounter;
  const card = ENCOUNTERS.investigators[who.card];
  const piece = pieceOf(state, who.id);
  if (card === undefined) return null;
  const health = ENCOUNTER_TEXT.nameOf('coin', 'health');
  const sanity = ENCOUNTER_TEXT.nameOf('coin', 'sanity');
  return (
    <li className={styles.sheet} data-defeated={who.status === 'defeated' || undefined}>
      <h2 className={styles.sheetName}>
        {piece && <PieceMark piece={piece} size="s" />}
        <span>{ENCOUNTER_TEXT.nameOf('investigator', who.card)}</span>
        {who.status === 'defeated' && <span className={styles.tag}>{words.defeated}</span>}
        {who.conditions.map((condition) => (
          <span key={condition} className={styles.tag}>
            {ENCOUNTER_TEXT.nameOf('condition', condition)}
          </span>
        ))}
      </h2>
      <div className={styles.gauges}>
        <Gauge icon="organ" label={health} value={who.health} limit={card.health} />
        <Gauge icon="brain" label={sanity} value={who.sanity} limit={card.sanity} />
        <span className={styles.purse}>
          {words.clues} {who.clues} · {words.focus} {who.focus}
        </span>
      </div>
      <div className={styles.skills}>
        {SKILLS.map((skill) => {
          const name = ENCOUNTER_TEXT.nameOf('skill', skill);
          const now = Math.max(1, card.skills[skill] + who.changes[skill]);
          const change =
            now === card.skills[skill] ? {} : ({ change: now > card.skills[skill] ? 'up' : 'down' } as const);
          return (
            <StatChip key={skill} stat={{ id: skill, label: name, name, value: String(now), ...change }} />
          );
        })}
      </div>
      <ul className={styles.lines} aria-label={words.possessions}>
        {who.possessions.map(({ id, card: of }) => {
          const possession = ENCOUNTERS.possessions[of];
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
