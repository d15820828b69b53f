/** State of the generator: sfc32, four 32-bit integers, plain JSON so that it is saved and undone with the table. */
export type RandomState = [number, number, number, number];

/** A generator for a seed (any integer), spread by splitmix32 so that neighbouring seeds do not resemble each other. */
export function seedRandom(seed: number): RandomState {
  let h = seed | 0;
  const next = () => {
    h = (h + 0x9e3779b9) | 0;
    let t = h ^ (h >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return t ^ (t >>> 15);
  };
  const state: RandomState = [next(), next(), next(), 1];
  for (let i = 0; i < 12; i += 1) nextUint32(state);
  return state;
}

/** The next 32 random bits; moves the generator on. */
function nextUint32(r: RandomState): number {
  const t = (((r[0] + r[1]) | 0) + r[3]) | 0;
  r[3] = (r[3] + 1) | 0;
  r[0] = r[1] ^ (r[1] >>> 9);
  r[1] = (r[2] + (r[2] << 3)) | 0;
  r[2] = (((r[2] << 21) | (r[2] >>> 11)) + t) | 0;
  return t >>> 0;
}

/** An unbiased whole number from 0 to n − 1. */
export function below(r: RandomState, n: number): number {
  const limit = 4294967296 - (4294967296 % n);
  let x = nextUint32(r);
  while (x >= limit) x = nextUint32(r);
  return x % n;
}
