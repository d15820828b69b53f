import { Button } from '../primitives/Button';
import { useWords } from '../words/useWords';
import styles from './SavedPanel.module.css';
import type { SavedSignProps } from './SavedSign';

/** All there is to know of how a fight is saved: where, how safely, or why it is not and what can be done. */
export function SavedPanel({ keeping: { at, why, lasting }, onSaveToFile, onAgain }: SavedSignProps) {
  const words = useWords().keeping;
  const bad = at === 'trouble';
  const state = { nothing: words.onItsWay, saving: words.onItsWay, saved: words.where, trouble: '' };
  const first = why !== null ? words.trouble[why] : at === 'elsewhere' ? words.watch.why : state[at];
  return (
    <div className={styles.panel}>
      <p>{first}</p>
      {at !== 'trouble' && at !== 'elsewhere' && (
        <p className={styles.note}>{lasting === true ? words.lasting : words.notLasting}</p>
      )}
      <div className={styles.ways}>
        <Button glyph="download" tone={bad ? 'primary' : 'plain'} onClick={onSaveToFile}>
          {words.toFile}
        </Button>
        {bad && <Button onClick={onAgain}>{words.again}</Button>}
      </div>
    </div>
  );
}
