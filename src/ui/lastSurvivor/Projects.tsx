import { crafters, type SurvivorState } from '../../engine';
import { LAST_SURVIVOR } from '../../store/survivorContent';
import { PieceMark } from '../primitives/PieceMark';
import { useWords } from '../words/useWords';
import { Goods } from './Goods';
import styles from './LastSurvivor.module.css';
import { pieceOf, whoOf } from './signs';
import { cardText, nameOf } from './survivorWords';

/** The projects that lie face up, with what they cost and who could pay it (LS-1.2). */
export function Projects({ state }: { state: SurvivorState }) {
  const words = useWords().lastSurvivor;
  const seen = { state, content: LAST_SURVIVOR };
  return (
    <section aria-label={words.projects}>
      <h2 className={styles.heading}>{words.projects}</h2>
      <p className={styles.quiet}>{words.projectsNote}</p>
      <ul className={styles.projects} aria-label={words.projects}>
        {state.projects.map((id) => {
          const card = Object.hasOwn(LAST_SURVIVOR.projects, id) ? LAST_SURVIVOR.projects[id] : undefined;
          const able = crafters(seen, id);
          const item = card && cardText('item', card.item);
          return (
            <li key={id} className={styles.project} data-able={able.length > 0 || undefined}>
              <p className={styles.cardName}>
                <strong>{item?.name ?? nameOf('project', id)}</strong>
                {able.map((who) => {
                  const piece = pieceOf(state, who);
                  return piece && <PieceMark key={who} piece={piece} size="s" />;
                })}
              </p>
              {item && <p className={styles.cardText}>{[...item.tags, ...item.lines].join(' · ')}</p>}
              {card && <Goods label={words.costs} amounts={card.cost} />}
              <p className={styles.cardKind}>
                {able.length === 0
                  ? words.nobodyCan
                  : words.canCraft(able.map((who) => whoOf(state, who)).join(', '))}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
