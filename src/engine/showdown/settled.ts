import type { Chosen } from './calls';

/** What came out among several: nobody, the only one, the one that a die names, or the one of `chooseSurvivor`. */
export function settled(
  among: readonly string[],
  result: unknown,
): { survivor: string | null; how: Omit<Chosen, 'survivor' | 'by'> & { by: Chosen['by'] | 'nobody' } } {
  const [first] = among;
  if (first === undefined) return { survivor: null, how: { by: 'nobody' } };
  if (among.length === 1) return { survivor: first, how: { by: 'only' } };
  if (Array.isArray(result)) {
    return { survivor: among[((result as number[])[0] ?? 1) - 1] ?? first, how: { by: 'random' } };
  }
  const { survivor, ...how } = result as Chosen;
  return { survivor, how };
}
