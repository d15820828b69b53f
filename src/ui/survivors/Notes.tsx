import { memo } from 'react';
import { Linked } from '../glossary/Linked';
import styles from './Notes.module.css';
import type { NoteLine, SurvivorView } from './survivor';

/** A name that opens to what it does; a plain line where there is nothing to tell. */
function Line({ name, does }: NoteLine) {
  if (does.length === 0) return <p className={styles.plain}>{name}</p>;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{name}</summary>
      <ul className={styles.does}>
        {does.map((text) => (
          <li key={text}>
            <Linked>{text}</Linked>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The longer text of a record sheet: arts, disorders, abilities, injuries, resources, each with what it does. */
export const Notes = memo(function Notes({ notes }: Pick<SurvivorView, 'notes'>) {
  return notes.map(({ id, title, lines }) => (
    <section key={id} className={styles.note} aria-label={title}>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <Line {...line} />
          </li>
        ))}
      </ul>
    </section>
  ));
});
