import type { ShownSmall } from '../../store/keep/shapes';
import { Icon } from '../icons/Icon';
import { PieceMark } from '../primitives/PieceMark';
import { pieceAt } from '../primitives/pieceAt';
import { SMALL_NAMES } from '../words/smallNames';
import styles from './SmallPicture.module.css';

const ICONS = { encounter: 'haunting', 'last-survivor': 'island' } as const;

/** A kept table without a board as a small picture: its game's sign and its people, those who are out of it struck through. */
export function SmallPicture({ table, people }: Pick<ShownSmall, 'table' | 'people'>) {
  const names = SMALL_NAMES[table]?.people ?? {};
  return (
    <div className={styles.picture} aria-hidden="true">
      <Icon name={ICONS[table] ?? 'duration'} className={styles.sign} />
      <ul className={styles.people}>
        {people.map((one, place) => (
          <li key={place} className={styles.person} data-out={!one.in || undefined}>
            <PieceMark piece={pieceAt(place, names[one.card] ?? one.card)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
