/** Made once: making it costs more than asking it. */
const LETTERS = new Intl.Segmenter();

/** The first letter of a name, in any script; of a name without one, a question mark. */
export function initialOf(name: string): string {
  const [first = '?'] = LETTERS.segment(name.trim());
  return (typeof first === 'string' ? first : first.segment).toUpperCase();
}
