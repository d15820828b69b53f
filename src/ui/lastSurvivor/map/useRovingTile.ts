import { type KeyboardEvent, type RefObject, useState } from 'react';
import { type Hex, stepTo } from './hexes';

export interface RovingTile {
  /** The one tile that the Tab key reaches. */
  current: string;
  onKeyDown(event: KeyboardEvent): void;
  /** Makes a tile that was focused by other means the current one. */
  settle(key: string): void;
}

/** The next or the previous of those that can be chosen. */
function nextLit(
  order: readonly string[],
  lit: readonly string[],
  from: string,
  by: 1 | -1,
): string | undefined {
  const chosen = order.filter((key) => lit.includes(key));
  const at = order.indexOf(from);
  const after =
    by === 1
      ? chosen.find((key) => order.indexOf(key) > at)
      : chosen.findLast((key) => order.indexOf(key) < at);
  return after ?? chosen.at(by === 1 ? 0 : -1);
}

/** One Tab stop for the whole map, as the board of a showdown has it: arrows, Home, End, N, P, Enter and the space bar. */
export function useRovingTile(
  map: RefObject<Element | null>,
  rows: readonly Hex[][],
  lit: readonly string[],
  start: string,
  onPress: (key: string) => void,
): RovingTile {
  const [visited, setVisited] = useState<string | null>(null);
  const order = rows.flat().map(({ key }) => key);
  const wanted = visited ?? start;
  const current = order.includes(wanted) ? wanted : (order[0] ?? '');
  return {
    current,
    settle: setVisited,
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        onPress(current);
        return;
      }
      const next =
        event.key === 'n' || event.key === 'p'
          ? nextLit(order, lit, current, event.key === 'n' ? 1 : -1)
          : stepTo(rows, current, event.key)?.key;
      if (next === undefined) return;
      event.preventDefault();
      setVisited(next);
      [...(map.current?.querySelectorAll<SVGElement>('[data-tile]') ?? [])]
        .find((tile) => tile.dataset.tile === next)
        ?.focus();
    },
  };
}
