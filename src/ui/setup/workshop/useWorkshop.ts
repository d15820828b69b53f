import { useState } from 'react';
import { useWords } from '../../words/useWords';
import { freeCell, type GearIds, type GridPlace, gearAt, nine, put, sameGrid, swap } from './gridEdits';
import { isPlace, type Selection, type Spot } from './selection';

export interface WorkshopGrids {
  grids: readonly GearIds[];
  names: readonly string[];
  /** Why a grid can't be carried, reason by reason. */
  faultsOf: (grid: GearIds) => readonly string[];
  nameOf: (card: string) => string;
  onGrids: (grids: readonly GearIds[]) => void;
}

/** What was just done, or why it was not. */
export interface Said {
  words: string;
  refused: boolean;
}

/** Selecting, placing, moving and taking away; the engine's reasons against it are said, and nothing changes then. */
export function useWorkshop({ grids, names, faultsOf, nameOf, onGrids }: WorkshopGrids, first: number) {
  const { said: words, place, placeOf } = useWords().setup.workshop;
  const [owner, setOwner] = useState(first);
  const [selection, setSelection] = useState<Selection | null>(null);
  const [said, setSaid] = useState<Said>({ words: '', refused: false });
  const say = (told: string, refused = false) => setSaid({ words: told, refused });

  const where = ({ owner: whose, cell }: GridPlace) => {
    const [row, column] = [Math.floor(cell / 3) + 1, (cell % 3) + 1];
    return whose === owner ? place(row, column) : placeOf(names[whose] ?? '', row, column);
  };

  /** A reason that was not there before; null: nothing speaks against it. */
  function refusal(next: readonly GearIds[]): string | null {
    for (const [at, grid] of next.entries()) {
      const before = grids[at] ?? [];
      if (sameGrid(grid, before)) continue;
      const known = faultsOf(before);
      const now = faultsOf(grid);
      if (now.length > known.length) return now.find((reason) => !known.includes(reason)) ?? now[0] ?? null;
    }
    return null;
  }
  function take(next: readonly GearIds[], told: string): void {
    const why = refusal(next);
    if (why !== null) {
      say(why, true);
      return;
    }
    setSelection(null);
    say(told);
    onGrids(next);
  }
  const putCard = (card: string, at: GridPlace) =>
    take(put(grids, at, card), words.put(nameOf(card), where(at)));
  function move(from: GridPlace, to: GridPlace): void {
    const [card, other] = [gearAt(grids, from), gearAt(grids, to)];
    if (card === null || isPlace({ from: 'grid', ...from }, to)) return;
    take(
      swap(grids, from, to),
      other === null ? words.moved(nameOf(card), where(to)) : words.swapped(nameOf(card), nameOf(other)),
    );
  }
  function remove(at: GridPlace): void {
    const card = gearAt(grids, at);
    if (card !== null) take(put(grids, at, null), words.removed(nameOf(card)));
  }
  /** Into the first free place of somebody's grid. */
  function give(source: Selection, to: number): void {
    const cell = freeCell(grids[to] ?? []);
    if (cell === null) say(words.full(names[to] ?? ''), true);
    else if (source.from === 'list') putCard(source.card, { owner: to, cell });
    else move(source, { owner: to, cell });
  }
  function wordsOf(next: Selection): string {
    if (next.from === 'list') return words.selectCard(nameOf(next.card));
    const card = gearAt(grids, next);
    return words.selectPlace(card === null ? null : nameOf(card), where(next));
  }
  function select(next: Selection | null): void {
    setSelection(next);
    say(next === null ? '' : wordsOf(next));
  }

  return {
    owner,
    selection,
    said,
    say,
    remove,
    /** Why a card can't come into the selected place, or be added to the grid. */
    refusalOf(card: string): string | null {
      const grid = nine(grids[owner] ?? []);
      const at = selection?.from === 'grid' && selection.owner === owner ? selection.cell : null;
      const known = faultsOf(grid);
      const now = faultsOf(at === null ? [...grid, card] : grid.map((old, i) => (i === at ? card : old)));
      return now.length > known.length
        ? (now.find((reason) => !known.includes(reason)) ?? now[0] ?? null)
        : null;
    },
    open(whose: number): void {
      setOwner(whose);
      // What is in hand stays there, to be put into the other grid.
      if (selection?.from === 'grid' && gearAt(grids, selection) === null) setSelection(null);
    },
    clearSelection: () => select(null),
    pressCell(cell: number): void {
      const at = { owner, cell };
      if (isPlace(selection, at)) select(null);
      else if (selection?.from === 'list') putCard(selection.card, at);
      else if (selection !== null && gearAt(grids, selection) !== null) move(selection, at);
      else select({ from: 'grid', ...at });
    },
    pressCard(card: string): void {
      if (selection?.from === 'grid' && selection.owner === owner) putCard(card, selection);
      else if (selection?.from === 'list' && selection.card === card) select(null);
      else select({ from: 'list', card });
    },
    empty(): void {
      const next = grids.map((grid, at) => (at === owner ? nine([]) : grid));
      take(next, words.emptied(names[owner] ?? ''));
    },
    drop(source: Spot, target: Spot | null): void {
      const from: Selection | null =
        source.spot === 'card'
          ? { from: 'list', card: source.card }
          : source.spot === 'cell'
            ? { from: 'grid', owner, cell: source.cell }
            : null;
      if (from === null || target === null) return;
      if (target.spot === 'owner') {
        if (from.from === 'list' || target.owner !== owner) give(from, target.owner);
      } else if (target.spot === 'list') {
        if (from.from === 'grid') remove(from);
      } else if (target.spot === 'cell') {
        const at = { owner, cell: target.cell };
        if (from.from === 'list') putCard(from.card, at);
        else move(from, at);
      }
    },
  };
}
