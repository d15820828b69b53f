import { parseSpace, type Space, spaceName } from '../../../src/engine/board';

/** The space of a name that a test writes. */
export function at(name: string): Space {
  const space = parseSpace(name);
  if (space === null) throw new Error(`${name} is no space`);
  return space;
}

export const spaces = (names: string): Space[] => names.split(' ').map(at);

/** Spaces as words, in the order of the board. */
export const words = (list: readonly Space[]): string =>
  [...list]
    .sort((a, b) => a - b)
    .map(spaceName)
    .join(' ');

/** Marks for the spaces a test names. */
export function marks(names: string): Uint8Array {
  const marked = new Uint8Array(352);
  if (names !== '') for (const space of spaces(names)) marked[space] = 1;
  return marked;
}
