import * as z from 'zod/mini';
import type { ScriptedDie } from '../../kernel';

/** Dice by order: `8`, or with what they are rolled for: `hit: 8`, `hit: [8, 1]`. */
export const SituationDie = z.union([
  z.int().check(z.minimum(1), z.maximum(100)),
  z.record(
    z.string().check(z.minLength(1), z.maxLength(80)),
    z.union([z.int(), z.array(z.int()).check(z.maxLength(40))]),
  ),
]);

/** The dice of a file in order, each with what it is for, where that is said. */
export const scriptOf = (dice: readonly z.infer<typeof SituationDie>[]): ScriptedDie[] =>
  dice.flatMap((die) => {
    if (typeof die === 'number') return [{ value: die }];
    return Object.entries(die).flatMap(([purpose, faces]) =>
      [faces].flat().map((value) => ({ value, purpose })),
    );
  });
