import type { Option } from '../../kernel';

/** An answer as a file gives it: what it says, or one or more things that it points at. */
export type Pointed = string | number | readonly string[];

/** So many answers are named where none is meant. */
const MOST_NAMED = 30;

export const lower = (value: unknown): string => String(value).toLowerCase();

/** What can be told of an answer: its words, and everything that it points at, in small letters. */
export interface Telling {
  says(option: Option): string;
  pointsAt(option: Option): readonly string[];
}

/** The one option that is meant, or in words why it can't be told. */
export function optionAmong(
  pointed: Pointed,
  options: readonly Option[],
  { says, pointsAt }: Telling,
): Option | string {
  const wanted = (typeof pointed === 'object' ? pointed : [pointed]).map(lower);
  const [word] = wanted;
  const shown = typeof pointed === 'object' ? pointed.join(', ') : pointed;
  if (wanted.length === 1) {
    const exact = options.find((o) => lower(o.key) === word) ?? options.find((o) => lower(says(o)) === word);
    if (exact !== undefined) return exact;
  }
  const found = options.filter((o) => {
    const points = pointsAt(o);
    return wanted.every((w) => points.includes(w));
  });
  if (found.length === 1) return found[0] as Option;
  const list = (some: readonly Option[]) => some.map((o) => `"${says(o)}" (${o.key})`).join(', ');
  if (found.length > 1) return `"${shown}" could be ${list(found)}`;
  return `"${shown}" is no answer; there are ${options.length === 0 ? 'none' : list(options.slice(0, MOST_NAMED))}`;
}
