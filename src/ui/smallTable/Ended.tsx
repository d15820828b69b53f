import { Icon } from '../icons/Icon';
import { type Piece, PieceMark } from '../primitives/PieceMark';
import styles from './Ended.module.css';

export interface EndedRow {
  id: string;
  piece: Piece | undefined;
  name: string;
  /** One for each column behind the name. */
  cells: readonly (string | number)[];
}

export interface EndedProps {
  /** That it is over. */
  label: string;
  title: string;
  won: boolean;
  /** What the table under it is. */
  caption: string;
  /** Of the table, the name's first. */
  columns: readonly string[];
  rows: readonly EndedRow[];
}

/** The end of one of the smaller tables: how it ended, and in a few figures how it went. */
export function Ended({ label, title, won, caption, columns, rows }: EndedProps) {
  return (
    <section className={styles.over} aria-label={label}>
      <h2 className={styles.title}>
        <Icon name={won ? 'victory' : 'defeat'} />
        <span className={styles.name}>{title}</span>
      </h2>
      <div className={styles.pane}>
        <table className={styles.course}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, piece, name, cells }) => (
              <tr key={id}>
                <th scope="row">
                  <span className={styles.row}>
                    {piece && <PieceMark piece={piece} size="s" />}
                    {name}
                  </span>
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
