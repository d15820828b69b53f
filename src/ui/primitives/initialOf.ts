/** Made once: making it costs more than asking it. */
const LETTERS = new Intl.Segmenter();

function letterOf(name: string): string {
  const [first = '?'] = LETTERS.segment(name.trim());
  return (typeof first === 'string' ? first : first.segment).toUpperCase();
}

/** So many names are kept; a table has less. */
const KEPT = 64;
const kept = new Map<string, string>();

/** The first letter of a name, in any script; of a name without one, a question mark. Signs are drawn with every press: asked once. */
export function initialOf(name: string): string {
  const known = kept.get(name);
  if (known !== undefined) return known;
  if (kept.size >= KEPT) kept.clear();
  const letter = letterOf(name);
  kept.set(name, letter);
  return letter;
}
