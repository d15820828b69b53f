const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** How the result of a die comes about, and what it comes from. */
export const explain = {
  face: (die: string, face: number) => `${die}: rolled ${face}`,
  part: (name: string, by: number) => `${name} ${signed(by)}`,
  reaches: (die: string, result: number, from: number) =>
    `${die}: ${result}, ${result >= from ? `reaches ${from}` : `less than ${from}`}`,
  needed: (face: number, from: number) => `rolled ${face}, ${from} or more is needed`,
  causedBy: (card: string) => `because of ${card}`,
  odds: (hits: string, isHit: string) => `you hit ${hits}, are hit ${isHit}`,
};
