import type { GearChoice } from '../setupDraft';

/** What the list of gear is narrowed to; empty: everything. */
export interface GearFilter {
  search: string;
  kind: string;
  source: string;
  location: string;
  affinity: string;
  keyword: string;
}

export const NO_FILTER: GearFilter = {
  search: '',
  kind: '',
  source: '',
  location: '',
  affinity: '',
  keyword: '',
};

/** As people type: capitals, accents and spaces at the ends are no matter. */
const plain = (words: string): string => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

function fits(card: GearChoice, { search, kind, source, location, affinity, keyword }: GearFilter): boolean {
  const wanted = plain(search);
  const words = [card.name, ...card.keywords.map(({ label }) => label)].map(plain);
  return (
    (kind === '' || card.kind === kind) &&
    (source === '' || card.source === source) &&
    (location === '' || card.location === location) &&
    (affinity === '' || card.affinities.some((colour) => colour === affinity)) &&
    (keyword === '' || card.keywords.some(({ id }) => id === keyword)) &&
    (wanted === '' || words.some((word) => word.includes(wanted)))
  );
}

/** The gear that a filter leaves, by where it is made. */
export function filtered(
  gear: readonly GearChoice[],
  filter: GearFilter,
): [group: string, cards: GearChoice[]][] {
  const groups = new Map<string, GearChoice[]>();
  for (const card of gear) {
    if (!fits(card, filter)) continue;
    const group = groups.get(card.group);
    if (group === undefined) groups.set(card.group, [card]);
    else group.push(card);
  }
  return [...groups];
}
