import { useKeeping } from '../../store/keep/keeping';
import { Glyph } from '../icons/Glyph';
import styles from './SavedMark.module.css';
import { savedGlyph } from './savedGlyph';

/** The same small, at the corner of a menu that has the words, where a bar has no room for more. */
export function SavedMark() {
  const at = useKeeping((keeping) => keeping.at);
  return (
    <span className={styles.mark} data-at={at}>
      <Glyph name={savedGlyph(at)} />
    </span>
  );
}
