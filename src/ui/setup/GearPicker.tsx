import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { TextField } from '../primitives/Field';
import { useWords } from '../words/useWords';
import styles from './GearPicker.module.css';
import type { GearChoice } from './setupDraft';

export interface GearPickerProps {
  owner: string;
  /** Gear ids, nine places row by row; null: closed. */
  grid: readonly (string | null)[] | null;
  gear: readonly GearChoice[];
  onChange: (grid: readonly (string | null)[]) => void;
  onClose: () => void;
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

function groupsOf(gear: readonly GearChoice[], search: string): [group: string, cards: GearChoice[]][] {
  const wanted = gear.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return [...new Set(wanted.map(({ group }) => group))].map((group) => [
    group,
    wanted.filter((card) => card.group === group),
  ]);
}

/** A grid filled by hand: press a place, then a card. */
export function GearPicker({ owner, grid, gear, onChange, onClose }: GearPickerProps) {
  const words = useWords().setup;
  const [place, setPlace] = useState(0);
  const [search, setSearch] = useState('');
  const cards = grid ?? [];
  const put = (id: string | null) => onChange(PLACES.map((at) => (at === place ? id : (cards[at] ?? null))));

  return (
    <Dialog open={grid !== null} onClose={onClose} title={words.gridOf(owner)} size="l">
      <div className={styles.picker}>
        <div className={styles.side}>
          <p className={styles.help}>{words.gridHelp}</p>
          <div className={styles.grid}>
            {PLACES.map((at) => {
              const card = gear.find(({ id }) => id === cards[at]);
              return (
                <button
                  key={at}
                  type="button"
                  className={styles.place}
                  aria-pressed={at === place}
                  aria-label={words.place(at + 1, card?.name ?? null)}
                  onClick={() => setPlace(at)}
                >
                  {card && (
                    <>
                      <Icon name={card.icon} />
                      <span>{card.name}</span>
                    </>
                  )}
                </button>
              );
            })}
          </div>
          <Button disabled={(cards[place] ?? null) === null} onClick={() => put(null)}>
            {words.emptyPlace}
          </Button>
        </div>
        <div className={styles.cards}>
          <TextField
            label={words.search}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          {groupsOf(gear, search).map(([group, choices]) => (
            <section key={group}>
              <h3 className={styles.group}>{group}</h3>
              <ul className={styles.list}>
                {choices.map((choice) => (
                  <li key={choice.id}>
                    <button type="button" className={styles.card} onClick={() => put(choice.id)}>
                      <Icon name={choice.icon} />
                      <span className={styles.name}>{choice.name}</span>
                      <span className={styles.figures}>{choice.figures}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
