import type { GridPlace } from './gridEdits';

/** What is selected to be placed: a card of the list, or a place with what lies in it. */
export type Selection = { from: 'list'; card: string } | ({ from: 'grid' } & GridPlace);

export const isPlace = (selection: Selection | null, { owner, cell }: GridPlace): boolean =>
  selection?.from === 'grid' && selection.owner === owner && selection.cell === cell;

/** What a dragged thing and what lies under the pointer are called in the page. */
export type Spot =
  | { spot: 'card'; card: string }
  | { spot: 'cell'; cell: number }
  | { spot: 'owner'; owner: number }
  | { spot: 'list' };

/** The name of a spot, as elements carry it in `data-drag` and `data-drop`. */
export function spotName(spot: Spot): string {
  switch (spot.spot) {
    case 'card':
      return `card:${spot.card}`;
    case 'cell':
      return `cell:${spot.cell}`;
    case 'owner':
      return `owner:${spot.owner}`;
    case 'list':
      return 'list:';
  }
}

/** The spot of a name; null: it is none. */
export function spotOf(name: string | undefined): Spot | null {
  const [kind, ...rest] = (name ?? '').split(':');
  const value = rest.join(':');
  if (kind === 'card') return { spot: 'card', card: value };
  if (kind === 'cell') return { spot: 'cell', cell: Number(value) };
  if (kind === 'owner') return { spot: 'owner', owner: Number(value) };
  return kind === 'list' ? { spot: 'list' } : null;
}
