import { memo } from 'react';
import { RuleLink } from '../primitives/RuleLink';
import { BookText } from './BookText';
import type { BookItem } from './book';
import styles from './Rules.module.css';

export interface BookEntryProps {
  item: BookItem;
  search: readonly string[];
  /** A link led here. */
  wanted: boolean;
}

/** One thing to look up. Its place can have the focus, so that whoever followed a link goes on from there. */
export const BookEntry = memo(function BookEntry({ item, search, wanted }: BookEntryProps) {
  const { id, label, text, lines = [], rules = [] } = item;
  return (
    <div id={id} className={styles.entry} data-wanted={wanted || undefined} tabIndex={-1}>
      <dt className={styles.label}>
        <BookText text={label} search={search} linked={label !== id} />
      </dt>
      <dd className={styles.text}>
        <BookText text={text} search={search} />
        {lines.length > 0 && (
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>
                <BookText text={line} search={search} />
              </li>
            ))}
          </ul>
        )}
        {rules.length > 0 && (
          <span className={styles.rules}>
            {rules.map((rule) => (
              <RuleLink key={rule} rule={rule} />
            ))}
          </span>
        )}
      </dd>
    </div>
  );
});
