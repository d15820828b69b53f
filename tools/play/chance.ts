/** A small generator for tools, apart from the fight's own dice: the same seed gives the same course. */
export type Chance = (sides: number) => number;

/** Whole numbers from 0 to sides − 1 (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * sides);
  };
}

/** One of several, each with equal chance. */
export function oneOf<T>(items: readonly T[], chance: Chance): T {
  const item = items[chance(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
