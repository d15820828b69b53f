import { expect } from 'vitest';

const alike = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

/** Fails with the board in hand where two lists differ. A quick look first, as it is asked a million times. */
export function expectAlike(ours: readonly unknown[], brute: readonly unknown[], board: unknown): void {
  if (!alike(ours, brute)) expect({ board, result: ours }).toEqual({ board, result: brute });
}

/** The same for lists of spaces in any order; each space once. */
export function expectSameSpaces(ours: readonly number[], brute: readonly number[], board: unknown): void {
  expectAlike(sorted(ours), sorted(brute), board);
}

export function expectSame(ours: unknown, brute: unknown, board: unknown): void {
  if (ours !== brute) expect({ board, result: ours }).toEqual({ board, result: brute });
}
