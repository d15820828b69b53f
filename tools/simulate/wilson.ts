/** The 95 % interval of a share, by Wilson's score. */
export function wilson(successes: number, trials: number): { low: number; high: number } {
  const z = 1.959964;
  const share = successes / trials;
  const centre = share + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  const scale = 1 + (z * z) / trials;
  return { low: (centre - spread) / scale, high: (centre + spread) / scale };
}
