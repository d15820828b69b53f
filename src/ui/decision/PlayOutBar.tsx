import { RollTray } from '../dice/RollTray';
import type { RollView } from '../dice/roll';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import { Button } from '../primitives/Button';
import { LiveRegion } from '../primitives/LiveRegion';
import { type Piece, PieceMark } from '../primitives/PieceMark';
import { useWords } from '../words/useWords';
import styles from './DecisionBar.module.css';
import header from './DecisionHeader.module.css';
import { ToldLines } from './ToldLines';
import { Trail } from './Trail';
import { useAnswerKeys } from './useAnswerKeys';

/** Who acts, and the cards that are being performed, the innermost last. */
export interface PlayOutBy {
  words: string;
  piece?: Piece | undefined;
  icon?: IconName | undefined;
  cards: readonly string[];
}

export interface PlayOutBarProps {
  by: PlayOutBy;
  /** What happened up to now, and last what happens just now. */
  lines: readonly string[];
  /** What was rolled up to now, oldest first. */
  rolls: readonly RollView[];
  /** It waits for a press before it goes on. */
  waits: boolean;
  onNext: () => void;
  /** Shows the rest at once. */
  onRest: () => void;
}

/** Any answer, early, and Escape: whoever presses them has seen enough. */
const ENOUGH = /^([0-9-]|Escape)$/;

/** In the place of the question while what happened is shown: what it is, and how to go on. */
export function PlayOutBar({ by, lines, rolls, waits, onNext, onRest }: PlayOutBarProps) {
  const words = useWords().decision;
  const now = lines.at(-1) ?? '';
  useAnswerKeys((key) => {
    if (ENOUGH.test(key)) onRest();
    else if (waits && key === 'ArrowRight') onNext();
    else return false;
    return true;
  });
  return (
    <section className={styles.frame} aria-label={words.title}>
      <div className={styles.bar} data-piece={by.piece?.colour}>
        <header key={[by.words, ...by.cards].join('\n')} className={header.header}>
          <span className={header.by}>
            {by.piece && <PieceMark piece={by.piece} size="s" />}
            {by.icon !== undefined && <Icon name={by.icon} />}
            {by.words}
          </span>
          <Trail causes={by.cards} />
        </header>
        <ToldLines lines={lines} />
        <div className={styles.play}>
          <RollTray rolls={rolls} />
          <Button tone="quiet" glyph="instant" onClick={onRest}>
            {words.rest}
          </Button>
          {/* Its place is kept, so that the other button never moves. */}
          <Button
            tone="primary"
            glyph="step"
            disabled={!waits}
            style={waits ? undefined : { visibility: 'hidden' }}
            onClick={onNext}
          >
            {words.next}
          </Button>
        </div>
      </div>
      <LiveRegion words={now} />
    </section>
  );
}
