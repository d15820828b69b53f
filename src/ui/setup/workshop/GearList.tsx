import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AffinityMark } from '../../gearGrid/AffinityMark';
import { Glyph } from '../../icons/Glyph';
import { Icon } from '../../icons/Icon';
import { useWords } from '../../words/useWords';
import type { GearChoice } from '../setupDraft';
import { GearFilters } from './GearFilters';
import styles from './GearList.module.css';
import { filtered, NO_FILTER } from './gearFilter';

export interface GearListProps {
  gear: readonly GearChoice[];
  locations: readonly { value: string; label: string }[];
  /** The card that is selected. */
  selected: string | null;
  /** Why a card can't come into the grid as it is now; null: it can. */
  refusalOf: (card: string) => string | null;
  onPress: (card: string) => void;
}

interface CardRowProps {
  card: GearChoice;
  selected: boolean;
  refusal: string | null;
  onPress: (card: string) => void;
}

const CardRow = memo(function CardRow({ card, selected, refusal, onPress }: CardRowProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-drag={`card:${card.id}`}
        data-refused={refusal !== null || undefined}
        aria-pressed={selected}
        onClick={() => onPress(card.id)}
      >
        <Icon name={card.icon} />
        <span className={styles.words}>
          <span className={styles.name}>{card.name}</span>
          <span className={styles.keywords}>{card.keywords.map(({ label }) => label).join(' · ')}</span>
          {refusal !== null && (
            <span className={styles.refusal}>
              <Glyph name="alert" />
              <span>{refusal}</span>
            </span>
          )}
        </span>
        <span className={styles.side}>
          <span className={styles.figures}>{card.figures}</span>
          <span className={styles.marks}>
            {card.affinities.map((colour) => (
              <AffinityMark key={colour} colour={colour} />
            ))}
          </span>
        </span>
      </button>
    </li>
  );
});

/** All gear by where it is made, to search and to narrow. What can't be carried says why. Dropping a card here takes it away. */
export function GearList({ gear, locations, selected, refusalOf, onPress }: GearListProps) {
  const words = useWords().setup.workshop;
  const [filter, setFilter] = useState(NO_FILTER);
  const groups = useMemo(() => filtered(gear, filter), [gear, filter]);
  // One callback for good, so that a row is drawn anew only if something about it changes.
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  const press = useCallback((card: string) => latest.current(card), []);
  const count = groups.reduce((sum, [, cards]) => sum + cards.length, 0);
  return (
    <div className={styles.gear} data-drop="list:">
      <GearFilters gear={gear} filter={filter} locations={locations} onChange={setFilter} />
      <p className={styles.count} role="status">
        {count === 0 ? words.noneFound : words.found(count)}
      </p>
      {groups.map(([group, cards]) => (
        <section key={group} className={styles.made} aria-label={group}>
          <h3 className={styles.group}>{group}</h3>
          <ul className={styles.list}>
            {cards.map((card) => (
              <CardRow
                key={card.id}
                card={card}
                selected={card.id === selected}
                refusal={refusalOf(card.id)}
                onPress={press}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
