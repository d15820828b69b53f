import type { EncounterState } from '../../engine';
import { Icon } from '../icons/Icon';
import { PieceMark } from '../primitives/PieceMark';
import { useWords } from '../words/useWords';
import { askedOf } from './askedOf';
import styles from './Encounter.module.css';
import { monsterCard } from './encounterCards';
import { pieceOf, shortOf } from './encounterSigns';
import { ENCOUNTER_TEXT } from './encounterWords';
import { metNow } from './metNow';
import { Token } from './Token';
import { placeSign } from './tokenSigns';

/** The places with who is there and what; a monster of an ambush is on none. */
export function Places({ state }: { state: EncounterState }) {
  const words = useWords().encounter;
  const met = metNow(state);
  const asked = askedOf(state);
  const ambush = state.monsters.filter((m) => m.place === null);
  const tokens = (monsters: EncounterState['monsters']) =>
    monsters.map((m) => {
      const token = monsterCard(m.card);
      return token && <Token key={m.card} token={token} lost={m.lost} turned={m.card === met} />;
    });
  return (
    <section className={styles.places} aria-label={words.places}>
      {ambush.length > 0 && (
        <div className={styles.place} data-ambush="true">
          <h2 className={styles.placeName}>{words.ambush}</h2>
          <ul className={styles.tokens}>{tokens(ambush)}</ul>
        </div>
      )}
      {state.places.map((place) => {
        const monsters = state.monsters.filter((m) => m.place === place);
        const people = state.investigators.filter((i) => i.place === place && i.status === 'up');
        return (
          <div
            key={place}
            className={styles.place}
            data-clear={monsters.length === 0 || undefined}
            data-asked={people.some(({ id }) => id === asked) || undefined}
          >
            <Icon name={placeSign(place)} className={styles.backdrop} />
            <h2 className={styles.placeName}>{ENCOUNTER_TEXT.nameOf('place', place)}</h2>
            {people.length > 0 && (
              <ul className={styles.people} aria-label={words.people}>
                {people.map((who) => {
                  const piece = pieceOf(state, who.id);
                  return (
                    <li key={who.id} className={styles.person} data-asked={who.id === asked || undefined}>
                      {piece && <PieceMark piece={piece} size="s" />}
                      {shortOf(who.card)}
                      {who.id === asked && (
                        <span className={styles.tag} data-asked="true">
                          {words.asked}
                        </span>
                      )}
                    </li>
                  );
                })}
              </ul>
            )}
            {monsters.length === 0 ? (
              <p className={styles.quiet}>{words.none}</p>
            ) : (
              <ul className={styles.tokens}>{tokens(monsters)}</ul>
            )}
          </div>
        );
      })}
    </section>
  );
}
