import type { Keeping } from '../../store/keep/keeping';
import { Glyph } from '../icons/Glyph';
import { Popover } from '../primitives/Popover';
import { useWords } from '../words/useWords';
import { SavedPanel } from './SavedPanel';
import styles from './SavedSign.module.css';
import { savedGlyph } from './savedGlyph';

export interface SavedSignProps {
  keeping: Keeping;
  onSaveToFile: () => void;
  onAgain: () => void;
}

/** Whether what was done is saved, told by shape and word; it opens what there is to know of it. Its place is the same in each state. */
export function SavedSign(props: SavedSignProps) {
  const words = useWords().keeping;
  const { at, saved } = props.keeping;
  return (
    <span
      className={styles.sign}
      data-at={at}
      // For those who watch the program from outside: what the store holds safely (tools/kill.mjs).
      data-saved-fight={saved?.fight}
      data-saved-record={saved?.n}
      data-saved-hash={saved?.hash}
    >
      <Popover
        trigger={<Glyph name={savedGlyph(at)} />}
        label={words.sign[at]}
        triggerClass={styles.button}
        title={words.sign[at]}
        align="end"
      >
        <h2 className={styles.title}>{words.sign[at]}</h2>
        <SavedPanel {...props} />
      </Popover>
    </span>
  );
}
