import type { Figure, Part, PartAbout } from './events';

/** Takes one contribution to a number. */
export type Add = (source: string, by: number, about?: PartAbout) => void;

/** A number as what contributes to it, and the least it can come to. Nothing is computed before it is asked. */
export interface Sum {
  fill(add: Add): void;
  least?: number;
  /** The rule that says so. */
  leastBy?: string;
}

const ruled = (rule: string | undefined): PartAbout => (rule === undefined ? {} : { rule });

/** What it comes to. */
export function total({ fill, least }: Sum): number {
  let value = 0;
  fill((_, by) => {
    value += by;
  });
  return least === undefined ? value : Math.max(least, value);
}

/** The same with its breakdown, whose parts always add up to it; contributions of nought are left out. */
export function figure({ fill, least, leastBy }: Sum): Figure {
  const parts: Part[] = [];
  let value = 0;
  const add: Add = (source, by, about) => {
    value += by;
    if (by !== 0) parts.push({ source, by, ...about });
  };
  fill(add);
  if (least !== undefined && value < least) add('least', least - value, ruled(leastBy));
  return { value, parts };
}

/** Adds all that contributes to another number, times `sign`; `about` tells whose number and which it is. */
export function include(add: Add, { fill, least, leastBy }: Sum, sign: 1 | -1, about: PartAbout): void {
  let value = 0;
  fill((source, by, own) => {
    value += by;
    add(source, sign * by, own ?? about);
  });
  if (least !== undefined && value < least)
    add('least', sign * (least - value), { ...about, ...ruled(leastBy) });
}

/** A die that is looked up in a table, with what modifies it. */
export const rolledFigure = (die: number, modifier: number): Figure =>
  figure({
    fill: (add) => {
      add('die', die);
      add('modifier', modifier);
    },
  });
