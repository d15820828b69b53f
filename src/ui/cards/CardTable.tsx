import { useId } from 'react';
import { LinkedLabel } from '../glossary/LinkedLabel';
import styles from './CardTable.module.css';
import type { CardTableView } from './cardView';

/** Figures side by side on a card; where it is too wide for the card it scrolls by itself. */
export function CardTable({ table }: { table: CardTableView }) {
  const title = useId();
  return (
    <div className={styles.part}>
      <h4 id={title} className={styles.title}>
        {table.title}
      </h4>
      {table.note !== undefined && <p className={styles.note}>{table.note}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className={styles.scroll} aria-labelledby={title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {table.head.map((words) =>
                typeof words === 'string' ? (
                  <th key={words} scope="col">
                    <LinkedLabel words={words} />
                  </th>
                ) : (
                  <th key={words.full} scope="col" abbr={words.full}>
                    <LinkedLabel words={words.full}>{words.short}</LinkedLabel>
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.head}>
                <th scope="row">{row.head}</th>
                {row.cells.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
