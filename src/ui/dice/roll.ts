import type { InterfaceWords } from '../../text/interface/en';
import type { Die } from '../primitives/DieFace';
import type { Piece } from '../primitives/PieceMark';

/** Dice that were rolled at once: what for, what was needed, what came of it. */
export interface RollView {
  id: string;
  purpose: string;
  /** The survivor who attacks or suffers; null: the monster, or nobody in particular. */
  piece: Piece | null;
  /** Such as "needs 6+"; null: nothing is needed, the face alone tells. */
  need: string | null;
  dice: readonly Die[];
  /** Such as "2 hits"; null: what came of it stands in the log alone. */
  result: string | null;
  /** Whether it came out as the one who rolled wished; `plain`: neither. */
  verdict: 'yes' | 'no' | 'plain';
}

/** The last rolls, oldest first. */
export interface Rolls {
  rolls: readonly RollView[];
  /** How many of them came of what was done last. */
  fresh: number;
  /** What they were rolled for is over: the question is about something else. */
  past: boolean;
}

/** A roll in one sentence, read out. */
export function rollWords({ purpose, need, dice, result }: RollView, words: InterfaceWords['dice']): string {
  return words.roll(
    purpose,
    need,
    dice.map(({ label }) => label),
    result,
  );
}
