import { Glyph } from '../icons/Glyph';
import { DieFace } from '../primitives/DieFace';
import { PieceMark } from '../primitives/PieceMark';
import styles from './Roll.module.css';
import type { RollView } from './roll';

/** From here on dice are drawn smaller. */
const MANY = 8;

export interface RollRowProps {
  roll: RollView;
  /** The dice come tumbling in: they are rolled just now. */
  tumble?: boolean | undefined;
}

/** One roll: what for and what was needed, its dice in order, and what came of it by sign and word. */
export function RollRow({ roll, tumble = false }: RollRowProps) {
  const { purpose, piece, need, dice, result, verdict } = roll;
  return (
    <div className={styles.roll} data-verdict={verdict}>
      <p className={styles.title}>
        {piece && <PieceMark piece={piece} size="s" />}
        <strong className={styles.purpose}>{purpose}</strong>
        {need !== null && <span className={styles.need}>{need}</span>}
        {result !== null && (
          <strong className={styles.result}>
            {verdict !== 'plain' && <Glyph name={verdict === 'yes' ? 'check' : 'close'} />}
            {result}
          </strong>
        )}
      </p>
      <div className={styles.dice} data-many={dice.length > MANY || undefined}>
        {dice.map((die, index) => (
          <span key={index} className={tumble ? styles.tumbling : undefined} style={{ '--at': index }}>
            <DieFace {...die} />
          </span>
        ))}
      </div>
    </div>
  );
}
