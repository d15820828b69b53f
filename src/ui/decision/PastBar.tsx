import { RollTray } from '../dice/RollTray';
import type { RollView } from '../dice/roll';
import { Glyph } from '../icons/Glyph';
import { Button } from '../primitives/Button';
import { LiveRegion } from '../primitives/LiveRegion';
import { useWords } from '../words/useWords';
import styles from './DecisionBar.module.css';
import header from './DecisionHeader.module.css';
import { ToldLines } from './ToldLines';
import { useAnswerKeys } from './useAnswerKeys';

export interface PastBarProps {
  /** Such as "You are looking at round 2". */
  looking: string;
  /** What had happened up to this moment, and last what happened in it. */
  lines: readonly string[];
  /** What had been rolled shortly before, oldest first. */
  rolls: readonly RollView[];
  /** There is a moment before this one. */
  hasEarlier: boolean;
  /** The fight is over: the way back leads to its aftermath. */
  over: boolean;
  onEarlier: () => void;
  onLater: () => void;
  onBack: () => void;
}

/** In the place of the question while somebody looks back: where that is, a step either way, and the way back. */
export function PastBar(props: PastBarProps) {
  const { looking, lines, rolls, hasEarlier, over, onEarlier, onLater, onBack } = props;
  const words = useWords().past;
  const now = lines.at(-1) ?? '';
  useAnswerKeys((key) => {
    if (key === 'Escape') onBack();
    else if (key === ',' && hasEarlier) onEarlier();
    else if (key === '.') onLater();
    else return false;
    return true;
  });
  return (
    <section className={styles.frame} aria-label={words.title}>
      <div className={styles.bar} data-past>
        <header className={header.header}>
          <span className={header.by}>
            <Glyph name="eye" />
            {looking}
          </span>
        </header>
        <ToldLines lines={lines} />
        <div className={styles.looked}>
          <RollTray rolls={rolls} />
          <div className={styles.steps}>
            <Button
              glyph="chevronLeft"
              aria-disabled={!hasEarlier}
              aria-keyshortcuts=","
              onClick={() => hasEarlier && onEarlier()}
            >
              {words.earlier}
            </Button>
            <Button glyph="chevronRight" aria-keyshortcuts="." onClick={onLater}>
              {words.later}
            </Button>
            <Button tone="primary" aria-keyshortcuts="Escape" onClick={onBack}>
              {over ? words.toAftermath : words.back}
            </Button>
          </div>
        </div>
      </div>
      <LiveRegion words={words.said(looking, now)} />
    </section>
  );
}
