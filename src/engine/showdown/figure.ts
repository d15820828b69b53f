import type { Figure, Part } from './events';

/** Takes one contribution to a number. */
export type Add = (source: string, by: number) => void;

/** A number with its breakdown; contributions of nought are left out. */
export function figure(
  fill: (add: Add) => void,
  settle: (value: number) => number = (value) => value,
): Figure {
  const parts: Part[] = [];
  fill((source, by) => {
    if (by !== 0) parts.push({ source, by });
  });
  return { value: settle(parts.reduce((sum, part) => sum + part.by, 0)), parts };
}

/** One figure out of several named parts, those of nought left out. */
export function figureOf(parts: readonly Part[], settle?: (value: number) => number): Figure {
  return figure((add) => {
    for (const part of parts) add(part.source, part.by);
  }, settle);
}
