import { useWords } from '../words/useWords';
import type { DiceView } from './aftermathView';
import styles from './Chart.module.css';

const WIDTH = 300;
const HEIGHT = 96;
const TOP = 14;
const FOOT = 16;

/** Dice as a row of bars, one for each face, with its number of times; the dashed line is what a fair die gives. */
export function DiceChart({ dice }: { dice: DiceView }) {
  const words = useWords().aftermath;
  const { label, summary, counts, expected } = dice;
  const most = Math.max(1, expected, ...counts);
  const step = WIDTH / counts.length;
  const height = (count: number) => (count / most) * HEIGHT;
  const line = TOP + HEIGHT - height(expected);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <strong>{label}</strong> <span>{summary}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${TOP + HEIGHT + FOOT}`}
        className={styles.plot}
        role="img"
        aria-label={words.chart(label, summary)}
      >
        {counts.map((count, index) => (
          <g key={index} transform={`translate(${index * step} ${TOP + HEIGHT})`}>
            <rect
              className={styles.bar}
              x={step * 0.14}
              width={step * 0.72}
              y={-height(count)}
              height={height(count)}
            />
            <text className={styles.face} x={step / 2} y={FOOT - 3} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
        <path className={styles.axis} d={`M0 ${TOP + HEIGHT}H${WIDTH}`} />
        <path className={styles.expected} d={`M0 ${line}H${WIDTH}`} />
        {counts.map((count, index) => (
          <text
            key={index}
            className={styles.count}
            x={(index + 0.5) * step}
            y={TOP + HEIGHT - height(count) - 4}
            textAnchor="middle"
          >
            {count}
          </text>
        ))}
      </svg>
      <details className={styles.table}>
        <summary>{words.table}</summary>
        <table>
          <caption>{words.expected(expected)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.face}</th>
              <th scope="col">{words.count}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map((count, index) => (
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
