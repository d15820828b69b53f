import { nightAhead, orderToday, type SurvivorState } from '../../engine';
import { Glyph } from '../icons/Glyph';
import { PieceMark } from '../primitives/PieceMark';
import { useWords } from '../words/useWords';
import styles from './LastSurvivor.module.css';
import { pieceOf, whoOf } from './signs';
import { cardText } from './survivorWords';

type Provision = 'both' | 'meal' | 'drink' | 'none';

function provisionOf({ resources }: SurvivorState['survivors'][number]): Provision {
  const meal = resources.food + resources.meat > 0;
  const drink = resources.cleanWater + resources.dirtyWater > 0;
  return meal ? (drink ? 'both' : 'meal') : drink ? 'drink' : 'none';
}

/** Which day it is, whose turn, in which order, what lies in the decks, and what the coming night asks for. */
export function DayFacts({ state }: { state: SurvivorState }) {
  const words = useWords().lastSurvivor;
  const night = nightAhead(state);
  const lastNight = night.card === null ? null : cardText('night', night.card);
  const decks = [
    [words.supports, state.supports.deck.length],
    [words.encounters, state.encounters.deck.length],
    [words.nights, state.nights.deck.length],
  ] as const;
  return (
    <section className={styles.dayFacts} aria-label={words.facts}>
      <ol className={styles.order} aria-label={words.order}>
        {orderToday(state).map(({ id, turn }) => {
          const piece = pieceOf(state, id);
          const who = state.survivors.find((s) => s.id === id);
          return (
            <li key={id} data-turn={turn}>
              {piece && <PieceMark piece={piece} size="s" />}
              <span className={styles.orderName}>
                <span>{whoOf(state, id)}</span>
                <span className={styles.quiet}>{who && words.readyFor[provisionOf(who)]}</span>
              </span>
              <span className={styles.quiet}>{words.turns[turn]}</span>
            </li>
          );
        })}
      </ol>
      {state.outcome === null && (
        <p className={styles.coming}>
          <Glyph name="moon" />
          <span>
            {words.coming(night.night)}
            {night.frost > 0 ? `, ${words.frost(night.frost)}` : ''}.
            {night.frost === 0 && ` ${words.frostLater(night.frostFrom)}.`}
            {state.day <= 1 && ` ${words.noAttacks}.`}
          </span>
        </p>
      )}
      {lastNight !== null && (
        <p className={styles.lastNight}>
          {words.lastNight}: <strong>{lastNight.name}</strong> {lastNight.lines.join(' · ')}
        </p>
      )}
      <ul className={styles.decks} aria-label={words.decks}>
        {decks.map(([name, left]) => (
          <li key={name}>{words.deck(name, left)}</li>
        ))}
      </ul>
    </section>
  );
}
