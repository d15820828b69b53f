import { memo } from 'react';
import { Glyph } from '../icons/Glyph';
import { Icon } from '../icons/Icon';
import { PieceMark } from '../primitives/PieceMark';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { useWords } from '../words/useWords';
import { SheetPlaces } from './SheetPlaces';
import styles from './SurvivorCard.module.css';
import type { SurvivorView } from './survivor';

export interface SurvivorCardProps {
  survivor: SurvivorView;
  /** Its sheet is the one that is open. */
  open: boolean;
  /** It can be pressed as an answer. */
  lit: boolean;
  onToggle: (id: string) => void;
}

/** A survivor at a glance. It keeps its height whatever befalls it, so that nothing below it jumps; a press opens its sheet. */
export const SurvivorCard = memo(function SurvivorCard({ survivor, open, lit, onToggle }: SurvivorCardProps) {
  const words = useWords().survivors;
  // The player last: a long name is cut where it costs least.
  const state = [
    survivor.state,
    ...(survivor.notAsked.length > 0 ? [words.someNotAsked] : []),
    ...(survivor.player === null ? [] : [survivor.player]),
  ].join(' · ');
  return (
    <article
      className={styles.card}
      data-spot={`card-${survivor.id}`}
      data-piece={survivor.piece.colour}
      data-active={survivor.active || undefined}
      data-lit={lit || undefined}
      data-open={open || undefined}
      data-standing={survivor.standing}
      aria-label={survivor.name}
    >
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.header}
          aria-pressed={open}
          onClick={() => onToggle(survivor.id)}
        >
          <PieceMark piece={survivor.piece} />
          <span className={styles.who}>
            <span className={styles.name} title={survivor.name}>
              {survivor.name}
            </span>
            <span className={styles.signs}>
              {survivor.conditions.map(
                ({ id, icon, tone, words: said }) =>
                  icon !== undefined && (
                    <span key={id} data-tone={tone} title={said}>
                      <Icon name={icon} />
                    </span>
                  ),
              )}
              <VisuallyHidden>
                {survivor.conditions.map((condition) => condition.words).join(', ')}
              </VisuallyHidden>
            </span>
          </span>
          <span className={styles.state}>
            {survivor.standing === 'knockedDown' && <Glyph name="fallen" className={styles.fallen} />}
            <span className={styles.stateWords} title={state}>
              {state}
            </span>
          </span>
          <Glyph name={open ? 'chevronUp' : 'chevronDown'} className={styles.chevron} />
        </button>
      </h3>
      <SheetPlaces survivor={survivor} />
    </article>
  );
});
