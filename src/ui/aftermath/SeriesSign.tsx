import type { CourseView } from './aftermathView';
import styles from './Chart.module.css';

type Series = CourseView['series'][number]['id'];

const SHAPES: Readonly<Record<Series, string>> = {
  wounds: 'M0 -5 5 0 0 5 -5 0Z',
  left: 'M-4 -4H4V4H-4Z',
  suffered: 'M-5 -5H5V6H-5Z',
};

export interface SeriesSignProps {
  id: Series;
  /** On a plot; without it, by itself in a line of words. */
  at?: readonly [number, number];
}

/** The sign of a series: its shape tells it apart as well as its colour. */
export function SeriesSign({ id, at }: SeriesSignProps) {
  const shape = (
    <path
      className={styles.sign}
      data-series={id}
      d={SHAPES[id]}
      transform={at && `translate(${at[0]} ${at[1]})`}
    />
  );
  if (at !== undefined) return shape;
  return (
    <svg className={styles.key} viewBox="-7 -7 14 14" aria-hidden="true" focusable="false">
      {shape}
    </svg>
  );
}
