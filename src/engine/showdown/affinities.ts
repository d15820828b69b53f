import type { Content } from './cards/content';
import type { Arrow, Gear } from './cards/gear';
import type { GearInPlay } from './state';
import { COLOURS, type Colour } from './terms';

export type Grid = readonly (GearInPlay | null)[];

/** The card in a cell of a grid. */
export const cardAt = (grid: Grid, content: Content, cell: number): Gear | undefined => {
  const gear = grid[cell];
  return gear === null || gear === undefined ? undefined : content.gear[gear.card];
};

/**
 * A complete affinity: two half-squares of one colour that touch, or a whole square on one card (SD-16.2). `edge` is the
 * side of the first cell.
 */
export interface Affinity {
  cell: number;
  other: number;
  edge: 'right' | 'bottom' | 'full';
  colour: Colour;
}

/** SD-16.2: every complete affinity of a grid. */
export function affinities(grid: Grid, content: Content): Affinity[] {
  const found: Affinity[] = [];
  for (let cell = 0; cell < 9; cell += 1) {
    const card = cardAt(grid, content, cell);
    const right = cell % 3 < 2 ? cardAt(grid, content, cell + 1) : undefined;
    const below = cardAt(grid, content, cell + 3);
    const across = card?.edges?.right;
    if (across !== undefined && across === right?.edges?.left) {
      found.push({ cell, other: cell + 1, edge: 'right', colour: across });
    }
    const down = card?.edges?.bottom;
    if (down !== undefined && down === below?.edges?.top) {
      found.push({ cell, other: cell + 3, edge: 'bottom', colour: down });
    }
    for (const colour of card?.full ?? []) found.push({ cell, other: cell, edge: 'full', colour });
  }
  return found;
}

/** A survivor's own whole affinities (SD-16.2). */
export type OwnAffinities = Partial<Record<Colour, number>>;

/** SD-16.3: whether a bonus has its affinities: so many anywhere, and so many on this card's own edges. */
export function bonusActive(
  bonus: {
    anywhere?: Partial<Record<Colour, number>> | undefined;
    own?: Partial<Record<Colour, number>> | undefined;
    none?: true | undefined;
  },
  cell: number,
  complete: readonly Affinity[],
  inborn: OwnAffinities = {},
): boolean {
  // A whole square touches nothing: it never completes a puzzle.
  const onEdge = (a: Affinity) => a.edge !== 'full' && (a.cell === cell || a.other === cell);
  const count = (colour: string, own: boolean) =>
    complete.filter((a) => a.colour === colour && (!own || onEdge(a))).length +
    (own ? 0 : (inborn[colour as Colour] ?? 0));
  const enough = (needs: Partial<Record<Colour, number>> | undefined, own: boolean) =>
    Object.entries(needs ?? {}).every(([colour, n]) => count(colour, own) >= n);
  if (bonus.none === true && COLOURS.some((colour) => count(colour, false) > 0)) return false;
  return enough(bonus.anywhere, false) && enough(bonus.own, true);
}

/** How many affinities of a colour there are: complete ones in the grid, and those of the survivor's own (SD-16.2). */
export const countAffinities = (
  complete: readonly Affinity[],
  inborn: OwnAffinities,
  colour: Colour,
): number => complete.filter((a) => a.colour === colour).length + (inborn[colour] ?? 0);

/** The cell that an arrow points to; null: off the grid, for rows don't go on (survivors-in-detail.md §14). */
export function cellBeside(cell: number, to: Arrow['to']): number | null {
  const column = cell % 3;
  if (to === 'left') return column > 0 ? cell - 1 : null;
  return column < 2 ? cell + 1 : null;
}
