import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { Space } from '../../engine';
import { boardBox, fromScreen, type Orientation, type Point, toScreen } from './grid';

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface RovingSpace {
  /** The one space the Tab key reaches. */
  current: Space;
  onKeyDown(event: KeyboardEvent): void;
  /** Makes a space that was focused by other means the current one. */
  settle(space: Space): void;
}

/** Where a key leads from a space; null for keys that lead nowhere. */
function target(key: string, from: Space, orientation: Orientation, lit: readonly Space[]): Space | null {
  const at = toScreen(from, orientation);
  const { width } = boardBox(orientation);
  const arrow = ARROWS[key];
  if (arrow) return fromScreen({ x: at.x + arrow.x, y: at.y + arrow.y }, orientation);
  if (key === 'Home') return fromScreen({ x: 0, y: at.y }, orientation);
  if (key === 'End') return fromScreen({ x: width - 1, y: at.y }, orientation);
  if (key === 'n') return lit.find((space) => space > from) ?? lit[0] ?? null;
  if (key === 'p') return lit.findLast((space) => space < from) ?? lit.at(-1) ?? null;
  return null;
}

/**
 * One Tab stop for the whole board: arrows move space by space as the screen shows them, Home and End to the ends of a
 * row, `n` and `p` to the next and previous lit space, Enter and the space bar press.
 */
export function useRovingSpace(
  board: RefObject<Element | null>,
  orientation: Orientation,
  lit: readonly Space[],
  start: Space,
  onPress: (space: Space) => void,
): RovingSpace {
  const [visited, setVisited] = useState<Space | null>(null);
  const current = visited ?? lit[0] ?? start;
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
      const next = target(event.key, current, orientation, lit);
      if (next === null) return;
      event.preventDefault();
      setVisited(next);
      board.current?.querySelector<SVGElement>(`[data-space="${next}"]`)?.focus();
    },
  };
}
