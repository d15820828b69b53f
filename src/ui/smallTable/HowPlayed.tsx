import styles from './HowPlayed.module.css';

export interface HowPlayedProps {
  title: string;
  lines: readonly string[];
}

/** How a game is played, in a few sentences, for who sits down to it the first time; closed until it is asked for. */
export function HowPlayed({ title, lines }: HowPlayedProps) {
  return (
    <details className={styles.how}>
      <summary>{title}</summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
