import { memo } from 'react';
import { Glyph } from '../icons/Glyph';
import { Button } from '../primitives/Button';
import { DieFace } from '../primitives/DieFace';
import { PieceMark } from '../primitives/PieceMark';
import { RuleLink } from '../primitives/RuleLink';
import { useWords } from '../words/useWords';
import styles from './Log.module.css';
import type { LogLine } from './logView';
import { Reason } from './Reason';

export interface LogLineViewProps {
  line: LogLine;
  open: boolean;
  /** Opens or closes its reason; its spaces light up on the board. */
  onToggle: (id: string) => void;
  /** Shows the table as it was when this was told. */
  onMoment?: ((id: string) => void) | undefined;
}

/** A line of the log; a press opens its reason, where there is one, and the way to the table as it was then. */
export const LogLineView = memo(function LogLineView({ line, open, onToggle, onMoment }: LogLineViewProps) {
  const words = useWords().log;
  const opens = line.reason !== undefined || onMoment !== undefined;
  return (
    <li
      className={styles.line}
      data-topic={line.topic}
      data-open={open || undefined}
      style={{ '--depth': Math.min(line.depth, 3) }}
    >
      <div className={styles.row}>
        <span className={styles.mark}>
          {line.actor?.piece && <PieceMark piece={line.actor.piece} size="s" />}
        </span>
        <span className={styles.words}>
          {line.words}
          {line.dice !== undefined && (
            <span className={styles.dice}>
              {line.dice.map((die, index) => (
                <DieFace key={index} size="s" {...die} />
              ))}
            </span>
          )}
        </span>
        {line.rule !== undefined && <RuleLink rule={line.rule} />}
        {opens && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-label={line.reason === undefined ? words.more : words.why}
            onClick={() => onToggle(line.id)}
          >
            <Glyph name={open ? 'chevronUp' : line.reason === undefined ? 'chevronDown' : 'question'} />
          </button>
        )}
      </div>
      {open && line.reason !== undefined && <Reason steps={line.reason} />}
      {open && onMoment && (
        <div className={styles.moment}>
          <Button tone="quiet" glyph="eye" onClick={() => onMoment(line.id)}>
            {words.moment}
          </Button>
        </div>
      )}
    </li>
  );
});
