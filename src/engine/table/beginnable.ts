/** No number of an honest fight comes near this; a larger one would keep the program busy with counting. */
const LARGEST = 9_999;

/** No list of a procedure under way comes near this. */
const LONGEST = 1_000;

/** Numbers that count through a whole fight, that draw its dice, or that its question is asked anew for. */
const APART = ['dice', 'seed', 'asked', 'nextId', 'id', 'decision'];

/** The place of a number or a list that is too large, innermost key last; null where there is none. */
function largeAt(value: unknown): string[] | null {
  if (typeof value === 'number') return Math.abs(value) <= LARGEST ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value) && value.length > LONGEST) return [];
  for (const [key, part] of Object.entries(value)) {
    const at = APART.includes(key) ? null : largeAt(part);
    if (at !== null) return [key, ...at];
  }
  return null;
}

/**
 * Why a table or a set-up from outside is too large to begin with; null where it is not. What grows from there by commands may
 * be larger: a saved fight has its commands with it, and they lead to the same numbers again.
 */
export function whyTooLarge(beginning: object): string | null {
  const at = largeAt(beginning);
  return at === null ? null : `${at.join('.')} is too large`;
}
