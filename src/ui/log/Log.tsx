import { useCallback } from 'react';
import { Button } from '../primitives/Button';
import { SelectField } from '../primitives/Field';
import { IconButton } from '../primitives/IconButton';
import { useWords } from '../words/useWords';
import styles from './Log.module.css';
import { type LineLies, LogLineView } from './LogLineView';
import type { LogSection } from './logView';
import { useLogPlace } from './useLogPlace';

export interface LogProps {
  /** Oldest first. */
  sections: readonly LogSection[];
  /** Whose or which lines are shown; `all` for every one. */
  filter: string;
  filters: readonly { value: string; label: string }[];
  onFilter: (value: string) => void;
  openId: string | null;
  onToggle: (id: string) => void;
  /** Shows the table as it was at a line; without it that can't be looked at. */
  onMoment?: ((id: string) => void) | undefined;
  /** It ends at a moment of the past: its foot is in sight, and afterwards the place that it had before. */
  past?: boolean | undefined;
  /** Saves the moment that the log has come to, where there is one to save. */
  onSave?: (() => void) | undefined;
  /** In a replay, where every line leads to its moment: the line of the moment that is shown, empty before the first. */
  now?: string | undefined;
}

/** How a line lies to the moment that a replay shows. */
function tellLies(now: string | undefined): (id: string) => LineLies {
  if (now === undefined) return () => undefined;
  let passed = now === '';
  return (id) => {
    if (passed) return 'later';
    passed = id === now;
    return passed ? 'now' : 'told';
  };
}

/** Everything that happened, the newest at the foot and in sight unless somebody reads further up. */
export function Log(props: LogProps) {
  const {
    sections,
    filter,
    filters,
    onFilter,
    openId,
    onToggle,
    onMoment,
    past = false,
    onSave,
    now,
  } = props;
  const { log: words, table } = useWords();
  const count = sections.reduce((sum, section) => sum + section.lines.length, 0);
  const { list, behind, onScroll, toNewest, keepPlace } = useLogPlace({ count, filter, openId, past, now });
  const liesOf = tellLies(now);
  const lookBack = useCallback(
    (id: string) => {
      keepPlace();
      onMoment?.(id);
    },
    [keepPlace, onMoment],
  );
  const all = filters[0];
  const chosen = filters.find(({ value }) => value === filter);

  return (
    <section className={styles.log} aria-label={words.title}>
      <div className={styles.filter}>
        <SelectField label={words.filter} options={filters} value={filter} onPick={onFilter} />
        {onSave && <IconButton label={table.saveMoment} glyph="download" onClick={onSave} />}
      </div>
      <div
        ref={list}
        className={styles.list}
        role="log"
        aria-live="off"
        aria-label={words.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
      >
        {sections.map((section) => (
          <section key={section.id} className={styles.section} aria-label={section.title}>
            <h3 className={styles.heading}>{section.title}</h3>
            <ul>
              {section.lines.map((line) => (
                <LogLineView
                  key={line.id}
                  line={line}
                  open={line.id === openId}
                  lies={liesOf(line.id)}
                  onToggle={onToggle}
                  onMoment={onMoment && lookBack}
                />
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && filter === all?.value && <p className={styles.none}>{words.empty}</p>}
        {count === 0 && all !== undefined && filter !== all.value && (
          <div className={styles.none}>
            <p>{words.hidden(chosen?.label ?? filter)}</p>
            <Button onClick={() => onFilter(all.value)}>{words.showAll}</Button>
          </div>
        )}
      </div>
      {behind && (
        <button type="button" className={styles.newest} onClick={toNewest}>
          {words.newest}
        </button>
      )}
    </section>
  );
}
