import type { SurvivorState } from '../../engine';
import { Icon } from '../icons/Icon';
import { PieceMark } from '../primitives/PieceMark';
import { useWords } from '../words/useWords';
import styles from './LastSurvivor.module.css';
import { pieceOf, shortOf } from './signs';
import { cardText, supportMoment } from './survivorWords';

export interface HandProps {
  state: SurvivorState;
  /** The survivor whose hand lies open; null: none does. */
  of: string | null;
}

/** The support cards of whoever has the screen. Of hands that are covered nothing is in the page but their number. */
export function Hand({ state, of }: HandProps) {
  const words = useWords().lastSurvivor;
  const owner = state.survivors.find((s) => s.id === of);
  if (owner === undefined)
    return (
      <section className={styles.handArea} aria-label={words.handClosed}>
        <p className={styles.quiet}>{words.handHidden}</p>
      </section>
    );
  const piece = pieceOf(state, owner.id);
  const title = words.hand(shortOf(owner.card));
  const kinds = [...new Set(owner.hand)];
  return (
    <section className={styles.handArea} aria-label={title}>
      <h2 className={styles.heading}>
        {piece && <PieceMark piece={piece} size="s" />}
        <span className={styles.names}>{title}</span>
      </h2>
      {kinds.length === 0 ? (
        <p className={styles.quiet}>{words.handEmpty}</p>
      ) : (
        <ul className={styles.cards} aria-label={title}>
          {kinds.map((id) => {
            const text = cardText('support', id);
            const copies = owner.hand.filter((other) => other === id).length;
            const moment = supportMoment(id);
            return (
              <li key={id} className={styles.card} data-moment={moment ?? undefined}>
                <p className={styles.cardName}>
                  <Icon name={moment === 'damage' ? 'shield' : moment === 'modify' ? 'die' : 'duel'} />
                  <strong>{text.name}</strong>
                  {copies > 1 && <span className={styles.tag}>{words.copies(copies)}</span>}
                </p>
                {moment !== null && <p className={styles.cardKind}>{words.moments[moment]}</p>}
                <p className={styles.cardText}>{[...text.tags, ...text.lines].join(' · ')}</p>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
