/** The first letter of a name, in any script; of a name without one, a question mark. */
export function initialOf(name: string): string {
  const [first = '?'] = new Intl.Segmenter().segment(name.trim());
  return (typeof first === 'string' ? first : first.segment).toUpperCase();
}
