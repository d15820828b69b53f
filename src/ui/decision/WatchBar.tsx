import { RollTray } from '../dice/RollTray';
import type { RollView } from '../dice/roll';
import { Glyph } from '../icons/Glyph';
import { Button } from '../primitives/Button';
import { LiveRegion } from '../primitives/LiveRegion';
import { useWords } from '../words/useWords';
import styles from './DecisionBar.module.css';
import header from './DecisionHeader.module.css';
import { ToldLines } from './ToldLines';

export interface WatchBarProps {
  /** Who is asked what there: "Mika decides", "Which survivor?". */
  by: string;
  question: string;
  /** What was rolled last, oldest first. */
  rolls: readonly RollView[];
  /** It is on its way. */
  taking: boolean;
  onTakeOver: () => void;
}

/** In the place of the question where another tab plays the fight: what is asked there, and how to play it here. */
export function WatchBar({ by, question, rolls, taking, onTakeOver }: WatchBarProps) {
  const words = useWords().keeping.watch;
  return (
    <section className={styles.frame} aria-label={words.title}>
      <div className={styles.bar} data-past>
        <header className={header.header}>
          <span className={header.by}>
            <Glyph name="eye" />
            {words.elsewhere}
          </span>
        </header>
        <ToldLines lines={[by, question]} />
        <div className={styles.looked}>
          <RollTray rolls={rolls} />
          <div className={styles.steps}>
            <Button tone="primary" aria-disabled={taking} onClick={() => taking || onTakeOver()}>
              {taking ? words.taking : words.takeOver}
            </Button>
          </div>
        </div>
      </div>
      <LiveRegion words={words.said(by, question)} />
    </section>
  );
}
