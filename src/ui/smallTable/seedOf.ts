const LARGEST = 2 ** 32 - 1;

/** A seed as somebody typed it; null: none, it is by lot; undefined: what was typed is no seed. */
export function seedOf(typed: string): number | null | undefined {
  const seed = typed.trim();
  if (seed === '') return null;
  return /^\d{1,10}$/.test(seed) && Number(seed) <= LARGEST ? Number(seed) : undefined;
}
