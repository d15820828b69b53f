import type { Space } from '../../engine';
import { fromScreen, type Orientation, toScreen } from './grid';

/** The outer edge of a set of spaces as path data, each boundary between inside and outside drawn once. */
export function outlineOf(spaces: readonly Space[], orientation: Orientation): string {
  const inside = new Set<Space | null>(spaces);
  const has = (x: number, y: number) => inside.has(fromScreen({ x, y }, orientation));
  return spaces
    .map((space) => {
      const { x, y } = toScreen(space, orientation);
      const top = has(x, y - 1) ? '' : `M${x} ${y}h1`;
      const bottom = has(x, y + 1) ? '' : `M${x} ${y + 1}h1`;
      const left = has(x - 1, y) ? '' : `M${x} ${y}v1`;
      const right = has(x + 1, y) ? '' : `M${x + 1} ${y}v1`;
      return top + bottom + left + right;
    })
    .join('');
}

/** The spaces themselves as path data, for a fill. */
export function areaOf(spaces: readonly Space[], orientation: Orientation): string {
  return spaces
    .map((space) => {
      const { x, y } = toScreen(space, orientation);
      return `M${x} ${y}h1v1h-1z`;
    })
    .join('');
}
