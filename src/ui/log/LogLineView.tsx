import { memo } from 'react';
import type { InterfaceWords } from '../../text/interface/en';
import { Glyph } from '../icons/Glyph';
import type { GlyphName } from '../icons/glyphs';
import { Button } from '../primitives/Button';
import { DieFace } from '../primitives/DieFace';
import { PieceMark } from '../primitives/PieceMark';
import { RuleLink } from '../primitives/RuleLink';
import { useWords } from '../words/useWords';
import styles from './Log.module.css';
import type { LogLine } from './logView';
import { Reason } from './Reason';

/** How a line lies to the moment that a replay shows; undefined: this is no replay. */
export type LineLies = 'told' | 'now' | 'later' | undefined;

export interface LogLineViewProps {
  line: LogLine;
  open: boolean;
  /** Opens or closes its reason; its spaces light up on the board. */
  onToggle: (id: string) => void;
  /** Shows the table as it was when this was told. */
  onMoment?: ((id: string) => void) | undefined;
  /** In a replay a press leads to the line's moment. */
  lies?: LineLies;
}

/** What the button of a line does, in a word and a sign. */
function toggleOf(
  { line, open, lies }: LogLineViewProps,
  words: InterfaceWords,
): { label: string; glyph: GlyphName } {
  const label = line.reason === undefined ? words.log.more : words.log.why;
  if (lies !== undefined) return { label: words.replay.toLine, glyph: 'eye' };
  if (open) return { label, glyph: 'chevronUp' };
  return { label, glyph: line.reason === undefined ? 'chevronDown' : 'question' };
}

/** A line of the log; a press opens its reason, where there is one, and the way to the table as it was then. */
export const LogLineView = memo(function LogLineView(props: LogLineViewProps) {
  const { line, open, onToggle, onMoment, lies } = props;
  const words = useWords();
  const opens = line.reason !== undefined || onMoment !== undefined || lies !== undefined;
  const toggle = toggleOf(props, words);
  return (
    <li
      className={styles.line}
      data-topic={line.topic}
      data-open={open || undefined}
      data-lies={lies}
      aria-current={lies === 'now' ? 'step' : undefined}
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
            aria-expanded={lies !== undefined && line.reason === undefined ? undefined : open}
            aria-label={toggle.label}
            onClick={() => onToggle(line.id)}
          >
            <Glyph name={toggle.glyph} />
          </button>
        )}
      </div>
      {open && line.reason !== undefined && <Reason steps={line.reason} />}
      {open && onMoment && (
        <div className={styles.moment}>
          <Button tone="quiet" glyph="eye" onClick={() => onMoment(line.id)}>
            {words.log.moment}
          </Button>
        </div>
      )}
    </li>
  );
});
