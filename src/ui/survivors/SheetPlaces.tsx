import { memo } from 'react';
import { Icon } from '../icons/Icon';
import { useWords } from '../words/useWords';
import { Gauge } from './Gauge';
import styles from './SheetPlaces.module.css';
import type { SheetPlace, SurvivorView } from './survivor';

function Box({ filled, heavy }: { filled: boolean; heavy: boolean }) {
  return <span className={styles.box} data-filled={filled || undefined} data-heavy={heavy || undefined} />;
}

function Place({ place }: { place: SheetPlace }) {
  const words = useWords().survivors;
  const hurt = place.light === true || place.heavy === true;
  return (
    <li className={styles.place} data-hurt={hurt || undefined}>
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
}

/**
 * Armour and injury boxes of every place, survival and bleeding in one row. Hurt places have a red frame; a filled box also
 * carries a stroke.
 */
export const SheetPlaces = memo(function SheetPlaces({
  survivor: { places, survival, survivalLimit, bleeding, bleedingLimit },
}: {
  survivor: Pick<SurvivorView, 'places' | 'survival' | 'survivalLimit' | 'bleeding' | 'bleedingLimit'>;
}) {
  const words = useWords().survivors;
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <Place key={place.id} place={place} />
      ))}
      <li className={styles.place} data-tone="amber">
        <Gauge icon="survival" label={words.survival} value={survival} limit={survivalLimit} />
        <span className={styles.label} aria-hidden="true">
          {words.survivalShort}
        </span>
      </li>
      <li className={styles.place} data-tone="harm" data-hurt={bleeding > 0 || undefined}>
        <Gauge icon="bleeding" label={words.bleeding} value={bleeding} limit={bleedingLimit} />
        <span className={styles.label} aria-hidden="true">
          {words.bleedingShort}
        </span>
      </li>
    </ul>
  );
});
