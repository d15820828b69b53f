import { PieceMark } from '../primitives/PieceMark';
import { useWords } from '../words/useWords';
import styles from './Aftermath.module.css';
import type { AftermathView } from './aftermathView';

/** What each survivor did and suffered: a row for each figure, a column for each survivor. */
export function FigureTable({ owners, rows }: AftermathView['survivors']) {
  const words = useWords().aftermath;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.figure}</th>
          {owners.map(({ id, name, piece }) => (
            <th key={id} scope="col" className={styles.column}>
              <PieceMark piece={piece} size="s" />
              <span className={styles.clipped} title={name}>
                {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, part, values }) => (
          <tr key={id} data-part={part || undefined}>
            <th scope="row">{label}</th>
            {values.map((value, index) => (
              <td key={owners[index]?.id ?? index} data-none={value === 0 || undefined}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
