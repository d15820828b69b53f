/** `7/27 (26 %)`, and where it is certain or impossible only that. */
export function chanceWords({ ways, of }: { ways: number; of: number }): string {
  const share = (100 * ways) / of;
  const percent =
    ways > 0 && share < 1 ? '<1 %' : ways < of && share > 99 ? '>99 %' : `${Math.round(share)} %`;
  // Long fractions tell nobody anything.
  return ways === 0 || ways === of || of > 1000 ? percent : `${ways}/${of} (${percent})`;
}
