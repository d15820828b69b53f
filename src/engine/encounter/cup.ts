import { below } from '../kernel';
import type { Run } from './procedure';

/** A random token of the cup, which stays in it; null: the cup is empty. Lots are drawn as decks are shuffled. */
export function fromCup({ state }: Run): string | null {
  const { cup, dice } = state;
  return cup.length === 0 ? null : (cup[below(dice.random, cup.length)] as string);
}

/** One of several by lot. */
export const byLot = <T>({ state }: Run, among: readonly T[]): T =>
  among[below(state.dice.random, among.length)] as T;
