import { useRef } from 'react';
import { usePane } from '../board/usePane';
import { letterSize } from '../primitives/letterSize';
import { useWords } from '../words/useWords';
import type { CourseView } from './aftermathView';
import styles from './Chart.module.css';
import { SeriesSign } from './SeriesSign';

const HEIGHT = 150;
const TOP = 12;
const FOOT = 20;
const SIDE = 28;

/** Where rounds lie closer than this, only the last has its sign. */
const SIGN = 16;

/** A round's number needs so much room under the plot; where there is less, every second or third is named. */
const NAME = 26;

/** The fight round by round: wounds and what is left as lines, the damage of each round as bars. */
export function CourseChart({ course: { rounds, series } }: { course: CourseView }) {
  const words = useWords().aftermath;
  const figure = useRef<HTMLElement>(null);
  // Drawn as wide as it stands there in letters, so that its numbers have the size of those around them.
  const width = Math.max(240, Math.round(usePane(figure).width / letterSize()));
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const step = (width - SIDE) / Math.max(1, rounds.length);
  const x = (index: number) => SIDE + step * (index + 0.5);
  const y = (value: number) => TOP + HEIGHT * (1 - Math.max(0, value) / most);
  const every = Math.max(1, Math.ceil(NAME / step));
  const bars = series.filter(({ id }) => id === 'suffered');
  const lines = series.filter(({ id }) => id !== 'suffered');
  const scale = [...new Set([0, Math.round(most / 2), most])];
  return (
    <figure ref={figure} className={styles.chart}>
      <figcaption className={styles.legend}>
        {series.map(({ id, label }) => (
          <span key={id}>
            <SeriesSign id={id} /> {label}
          </span>
        ))}
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${TOP + HEIGHT + FOOT}`}
        className={styles.plot}
        role="img"
        aria-label={words.course}
      >
        {scale.map((value) => (
          <g key={value}>
            <path className={styles.grid} d={`M${SIDE} ${y(value)}H${width}`} />
            <text className={styles.face} x={SIDE - 6} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {bars.flatMap(({ values }) =>
          values.map((value, index) => (
            <rect
              key={index}
              className={styles.suffered}
              x={x(index) - Math.min(14, step * 0.3)}
              width={Math.min(28, step * 0.6)}
              y={y(value)}
              height={TOP + HEIGHT - y(value)}
            />
          )),
        )}
        {lines.map(({ id, values }) => (
          <g key={id} data-series={id} className={styles.series}>
            <polyline points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')} />
            {values.map((value, index) =>
              step >= SIGN || index === values.length - 1 ? (
                <SeriesSign key={index} id={id} at={[x(index), y(value)]} />
              ) : null,
            )}
          </g>
        ))}
        {rounds.map((round, index) =>
          index % every === 0 ? (
            <text
              key={round}
              className={styles.face}
              x={x(index)}
              y={TOP + HEIGHT + FOOT - 5}
              textAnchor="middle"
            >
              {round}
            </text>
          ) : null,
        )}
      </svg>
      <details className={styles.table}>
        <summary>{words.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.round}</th>
              {series.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((round, index) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                {series.map(({ id, values }) => (
                  <td key={id}>{values[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
