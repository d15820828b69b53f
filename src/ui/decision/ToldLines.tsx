import styles from './DecisionBar.module.css';

/** What has been told, the newest line large and in its place, the earlier ones growing upwards from it. */
export function ToldLines({ lines }: { lines: readonly string[] }) {
  return (
    // Drawn anew with each line: nothing moves on the page, the words only stand elsewhere.
    <div key={lines.join('\n')} className={styles.told}>
      <div className={styles.earlier}>
        {lines.slice(0, -1).map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
      <p className={styles.now}>{lines.at(-1) ?? ''}</p>
    </div>
  );
}
