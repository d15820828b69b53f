import { memo } from 'react';
import { Glyph } from '../icons/Glyph';
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
}

/** A line of the log; where there is a reason a press opens it. */
export const LogLineView = memo(function LogLineView({ line, open, onToggle }: LogLineViewProps) {
  const words = useWords().log;
  return (
    <li className={styles.line} data-topic={line.topic} style={{ '--depth': Math.min(line.depth, 3) }}>
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
        {line.reason !== undefined && (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-label={words.why}
            onClick={() => onToggle(line.id)}
          >
            <Glyph name={open ? 'chevronUp' : 'question'} />
          </button>
        )}
      </div>
      {open && line.reason !== undefined && <Reason steps={line.reason} />}
    </li>
  );
});
