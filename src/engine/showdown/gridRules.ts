import type { Content } from './cards/content';
import type { BodyLocation } from './terms';

type Cards = readonly (string | null)[];
type Gear = Pick<Content, 'gear'>;

/** Something about a grid that can't be, with the cells it is about. */
export type GridFault = {
  cells: readonly number[];
  card: string;
} & (
  | { kind: 'unknown' | 'twice' }
  | { kind: 'armour'; location: BodyLocation; other: string }
  | { kind: 'selfish'; other: string }
);

/** Selfish gear does not lie beside "other" gear (survivors-in-detail.md §15). */
function selfishFaults(cards: Cards, { gear }: Gear): GridFault[] {
  const find = (word: string) =>
    cards.findIndex((id) => id !== null && gear[id]?.keywords.includes(word) === true);
  const [selfish, other] = [find('selfish'), find('other')];
  if (selfish < 0 || other < 0) return [];
  return [
    {
      kind: 'selfish',
      cells: [selfish, other],
      card: cards[selfish] as string,
      other: cards[other] as string,
    },
  ];
}

/** What the card in a cell has against those in the cells before it (SD-16.4, survivors-in-detail.md §14). */
function faultsOfCell(cards: Cards, cell: number, { gear }: Gear): GridFault[] {
  const id = cards[cell] ?? null;
  if (id === null) return [];
  const card = gear[id];
  if (card === undefined) return [{ kind: 'unknown', cells: [cell], card: id }];
  const first = cards.indexOf(id);
  if (first < cell && card.weapon === undefined) return [{ kind: 'twice', cells: [first, cell], card: id }];
  const coverOf = (one: string | null) => {
    const { armour, keywords = [] } = (one === null ? undefined : gear[one]) ?? {};
    return keywords.includes('accessory') ? undefined : armour?.location;
  };
  const location = coverOf(id);
  const before = location === undefined ? -1 : cards.findIndex((one) => coverOf(one) === location);
  if (location === undefined || before >= cell) return [];
  return [{ kind: 'armour', cells: [before, cell], card: id, location, other: cards[before] as string }];
}

/**
 * Everything about these cards that can't be carried together. One copy of gear that is no weapon, and one armour card for
 * each place besides accessories (SD-16.4, survivors-in-detail.md §14).
 */
export const gridFaults = (cards: Cards, content: Gear): GridFault[] => [
  ...selfishFaults(cards, content),
  ...cards.flatMap((_, cell) => faultsOfCell(cards, cell, content)),
];

function complaintOf(fault: GridFault): string {
  switch (fault.kind) {
    case 'unknown':
      return `there is no gear "${fault.card}"`;
    case 'twice':
      return `"${fault.card}" can be carried once`;
    case 'armour':
      return `"${fault.card}" is a second armour card for the ${fault.location}`;
    case 'selfish':
      return `"${fault.card}" can't be carried with "${fault.other}"`;
  }
}

/** Selfish gear beside "other" gear, in words for people; null: none. */
export function selfishComplaint(cards: Cards, content: Gear): string | null {
  const [fault] = selfishFaults(cards, content);
  return fault === undefined ? null : complaintOf(fault);
}

/** Why these cards can't be carried together, in words for people; null when they can. */
export function gridComplaint(cards: Cards, content: Gear): string | null {
  const [fault] = gridFaults(cards, content);
  return fault === undefined ? null : complaintOf(fault);
}
