import { useMemo } from 'react';
import { Glyph } from '../../icons/Glyph';
import { Button } from '../../primitives/Button';
import { SelectField, TextField } from '../../primitives/Field';
import { useWords } from '../../words/useWords';
import type { GearChoice } from '../setupDraft';
import styles from './GearList.module.css';
import { type GearFilter, NO_FILTER } from './gearFilter';

export interface GearFiltersProps {
  gear: readonly GearChoice[];
  filter: GearFilter;
  /** Names of the places of the body, by their ids, in the order of the sheet. */
  locations: readonly { value: string; label: string }[];
  onChange: (filter: GearFilter) => void;
}

const COLOURS = ['red', 'green', 'blue'] as const;
const KINDS = ['weapon', 'armour', 'item'] as const;

/** Each value once, with its words, by these words. */
function choices(all: readonly { id: string; label: string }[]) {
  const words = new Map(all.map(({ id, label }) => [id, label]));
  return [...words]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** By what the list of gear is narrowed: words, kind, where it is made, what it covers, affinity, keyword. */
export function GearFilters({ gear, filter, locations, onChange }: GearFiltersProps) {
  const { setup } = useWords();
  const words = setup.workshop;
  const keywords = useMemo(() => choices(gear.flatMap((card) => card.keywords)), [gear]);
  const sources = useMemo(
    () => choices(gear.map(({ source, group }) => ({ id: source, label: group }))),
    [gear],
  );
  const any = { value: '', label: words.any };
  const select = (
    part: Exclude<keyof GearFilter, 'search'>,
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      label={words[part]}
      value={filter[part]}
      options={[any, ...options]}
      onPick={(value) => onChange({ ...filter, [part]: value })}
    />
  );
  const used = (['kind', 'source', 'location', 'affinity', 'keyword'] as const).filter(
    (part) => filter[part] !== '',
  ).length;
  return (
    <div className={styles.filters}>
      <TextField
        label={setup.search}
        type="search"
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <details className={styles.more}>
        <summary>
          <Glyph name="chevronDown" />
          {words.filters}
          {used > 0 && <span className={styles.used}>{used}</span>}
        </summary>
        <div className={styles.selects}>
          {select(
            'kind',
            KINDS.map((value) => ({ value, label: words.kinds[value] })),
          )}
          {select('source', sources)}
          {select('location', locations)}
          {select(
            'affinity',
            COLOURS.map((value) => ({ value, label: words.affinities[value] })),
          )}
          {select('keyword', keywords)}
          <Button
            tone="quiet"
            disabled={used === 0}
            onClick={() => onChange({ ...NO_FILTER, search: filter.search })}
          >
            {words.clearFilters}
          </Button>
        </div>
      </details>
    </div>
  );
}
