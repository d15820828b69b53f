import type { CatalogueEntry, CatalogueKind } from './entry';

/** What is asked for; an empty one asks for nothing. */
export interface CardFilter {
  search: string;
  kind: CatalogueKind | '';
  owner: string;
}

export const NO_FILTER: CardFilter = { search: '', kind: '', owner: '' };

/** The cards that have all the words and are of the kind and the owner. */
export function filterCards(entries: readonly CatalogueEntry[], filter: CardFilter): CatalogueEntry[] {
  const wanted = filter.search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter(
    ({ kind, owner, words }) =>
      (filter.kind === '' || kind === filter.kind) &&
      (filter.owner === '' || owner === filter.owner) &&
      wanted.every((word) => words.includes(word)),
  );
}

/** Whose cards there are, of a kind or of all. */
export const ownersOf = (entries: readonly CatalogueEntry[], kind: CatalogueKind | ''): string[] => [
  ...new Set(
    entries
      .filter((entry) => (kind === '' || entry.kind === kind) && entry.owner !== '')
      .map(({ owner }) => owner),
  ),
];

export interface CardGroup {
  kind: CatalogueKind;
  owner: string;
  entries: CatalogueEntry[];
}

/** Cards of one kind and one owner stand together; monsters, who are their own, all beside each other. */
export function groupsOf(entries: readonly CatalogueEntry[]): CardGroup[] {
  const groups = new Map<string, CardGroup>();
  for (const entry of entries) {
    const { kind } = entry;
    const owner = kind === 'monster' ? '' : entry.owner;
    const group = groups.get(`${kind}:${owner}`) ?? { kind, owner, entries: [] };
    group.entries.push(entry);
    groups.set(`${kind}:${owner}`, group);
  }
  return [...groups.values()];
}
