import { useEffect, useRef } from 'react';
import { SelectField } from '../primitives/Field';
import { IconButton } from '../primitives/IconButton';
import { useWords } from '../words/useWords';
import styles from './Log.module.css';
import { LogLineView } from './LogLineView';
import type { LogSection } from './logView';

export interface LogProps {
  /** Oldest first. */
  sections: readonly LogSection[];
  /** Whose or which lines are shown; `all` for every one. */
  filter: string;
  filters: readonly { value: string; label: string }[];
  onFilter: (value: string) => void;
  openId: string | null;
  onToggle: (id: string) => void;
  /** Saves the moment that the log has come to, where there is one to save. */
  onSave?: () => void;
}

/** Everything that happened, the newest at the foot and in sight. */
export function Log({ sections, filter, filters, onFilter, openId, onToggle, onSave }: LogProps) {
  const { log: words, table } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const count = sections.reduce((sum, section) => sum + section.lines.length, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list.
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count]);

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
      >
        {sections.map((section) => (
          <section key={section.id} aria-label={section.title}>
            <h3 className={styles.heading}>{section.title}</h3>
            <ul>
              {section.lines.map((line) => (
                <LogLineView key={line.id} line={line} open={line.id === openId} onToggle={onToggle} />
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && <p className={styles.none}>{words.empty}</p>}
      </div>
    </section>
  );
}
