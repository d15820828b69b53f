import type { Option } from './decision';
import type { Frame } from './frame';
import type { Procedure } from './procedure';
import type { KernelEvent } from './table';

/** The kernel's own procedure: faces that the players type in. */
export const TYPED_ROLL = 'typedRoll';

/** The frame of a roll whose faces the players type in. */
interface TypedRoll extends Frame {
  purpose: string;
  count: number;
  sides: number;
  by: string;
  dice: number[];
}

/** Whether a frame of a file is a roll with faces still to come; more may lie on it, for what may be done at any time. */
export function isTypedRoll(frame: Frame): boolean {
  const { procedure, step, purpose, count, sides, by, dice } = frame as Partial<TypedRoll>;
  return (
    procedure === TYPED_ROLL &&
    step === 'face' &&
    [purpose, by].every((word) => typeof word === 'string') &&
    [count, sides].every(Number.isInteger) &&
    Array.isArray(dice) &&
    dice.every(Number.isInteger) &&
    dice.length < (count as number)
  );
}

/** The faces that players type in: one question a die. */
export const typedRoll: Procedure<TypedRoll, { emit(event: KernelEvent): void }> = {
  name: TYPED_ROLL,
  steps: {
    face: {
      ask: (f) => ({
        kind: 'typeDie',
        by: f.by,
        about: { purpose: f.purpose, sides: f.sides, die: f.dice.length + 1, of: f.count },
        options: Array.from({ length: f.sides }, (_, i) => ({
          key: `face:${i + 1}`,
          kind: 'face',
          face: i + 1,
        })),
        pause: true,
      }),
      answer: (f, r, [option]) => {
        f.dice.push((option as Option & { face: number }).face);
        if (f.dice.length < f.count) return { next: 'goTo', step: 'face' };
        r.emit({ type: 'rolled', purpose: f.purpose, sides: f.sides, dice: [...f.dice], cause: f.cause });
        return { next: 'done', result: [...f.dice] };
      },
    },
  },
};
