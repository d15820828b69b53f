import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { CardLine } from '../cards/CardLine';
import { Button } from '../primitives/Button';
import { SelectField, TextField } from '../primitives/Field';
import { Page } from '../shell/Page';
import { useSearchKey } from '../shell/useSearchKey';
import { useWords } from '../words/useWords';
import { findEntry } from './allEntries';
import { CardReader } from './CardReader';
import styles from './Catalogue.module.css';
import type { CatalogueEntry, CatalogueKind } from './entry';
import { filterCards, groupsOf, NO_FILTER, ownersOf } from './filterCards';

export interface CatalogueProps {
  entries: readonly CatalogueEntry[];
  /** The card that the address names; it lies open. */
  wanted: string | undefined;
  /** Another card is opened, or none. */
  onOpen: (key: string | null) => void;
}

/** Every card of the content, in groups, to search and to open. */
export function Catalogue({ entries, wanted, onOpen }: CatalogueProps) {
  const words = useWords().catalogue;
  const [filter, setFilter] = useState(NO_FILTER);
  const asked = useDeferredValue(filter);
  const found = useMemo(() => filterCards(entries, asked), [entries, asked]);
  const groups = useMemo(() => groupsOf(found), [found]);
  const open = wanted === undefined ? undefined : findEntry(entries, wanted);
  const field = useSearchKey();
  useEffect(() => {
    if (asked !== NO_FILTER) window.scrollTo({ top: 0 });
  }, [asked]);

  function pickKind(kind: CatalogueKind | '') {
    const { owner } = filter;
    setFilter({ ...filter, kind, owner: ownersOf(entries, kind).includes(owner) ? owner : '' });
  }

  return (
    <Page title={words.title} wide beside>
      <div className={styles.page}>
        <div className={styles.tools}>
          <TextField
            ref={field}
            type="search"
            label={words.search}
            value={filter.search}
            onChange={(event) => setFilter({ ...filter, search: event.target.value })}
          />
          <SelectField
            label={words.kind}
            value={filter.kind}
            options={[
              { value: '', label: words.allKinds },
              ...Object.entries(words.kinds).map(([value, label]) => ({ value, label })),
            ]}
            onPick={(kind) => pickKind(kind as CatalogueKind | '')}
          />
          <SelectField
            label={words.owner}
            value={filter.owner}
            options={[
              { value: '', label: words.allOwners },
              ...ownersOf(entries, filter.kind).map((owner) => ({ value: owner, label: owner })),
            ]}
            onPick={(owner) => setFilter({ ...filter, owner })}
          />
          <p className={styles.found} role="status">
            {words.found(found.length)}
          </p>
        </div>
        {wanted !== undefined && open === undefined && <p className={styles.lost}>{words.unknown(wanted)}</p>}
        {found.length === 0 && (
          <div className={styles.none}>
            <p>{words.none}</p>
            <p>{words.noneHelp}</p>
            <Button onClick={() => setFilter(NO_FILTER)}>{words.clear}</Button>
          </div>
        )}
        {groups.map(({ kind, owner, entries: cards }, index) => (
          <section
            key={`${kind}:${owner}`}
            className={styles.group}
            aria-label={[words.kinds[kind], owner].filter(Boolean).join(', ')}
          >
            {groups[index - 1]?.kind !== kind && <h2 className={styles.kind}>{words.kinds[kind]}</h2>}
            {owner !== '' && <h3 className={styles.owner}>{owner}</h3>}
            <ul className={styles.cards}>
              {cards.map((entry) => (
                <li key={entry.key}>
                  <CardLine
                    card={{ ...entry.card, name: entry.label ?? entry.card.name }}
                    note={entry.note}
                    onOpen={() => onOpen(entry.key)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <CardReader entries={found} open={open ?? null} onOpen={onOpen} />
    </Page>
  );
}
