import { Icon } from '../icons/Icon';
import { useWords } from '../words/useWords';
import styles from './SheetPlaces.module.css';
import type { SheetPlace } from './survivor';

function Box({ filled, heavy }: { filled: boolean; heavy: boolean }) {
  return <span className={styles.box} data-filled={filled || undefined} data-heavy={heavy || undefined} />;
}

/** Armour and injury boxes of every place. Hurt places have a red frame; a filled box also carries a stroke. */
export function SheetPlaces({ places }: { places: readonly SheetPlace[] }) {
  const words = useWords().survivors;
  return (
    <ul className={styles.places}>
      {places.map((place) => {
        const hurt = place.light === true || place.heavy === true;
        return (
          <li key={place.id} className={styles.place} data-hurt={hurt || undefined}>
            <span className={styles.row} role="img" aria-label={words.place(place)}>
              <Icon name={place.id} className={styles.icon} />
              <span className={styles.points}>{place.points}</span>
            </span>
            <span className={styles.boxes} aria-hidden="true">
              {place.light !== null && <Box filled={place.light} heavy={false} />}
              {place.heavy !== null && <Box filled={place.heavy} heavy />}
            </span>
            <span className={styles.label} aria-hidden="true">
              {place.label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
