import type { IconName } from '../icons/table';
import type { BreakdownPart } from '../primitives/Breakdown';
import type { Die } from '../primitives/DieFace';
import type { Piece } from '../primitives/PieceMark';
import type { Seat } from '../primitives/SeatMark';

/** One legal answer. */
export interface Answer {
  key: string;
  label: string;
  /** What it leads to: "5 away, runs over Erza · hits on 4+: 91 %". */
  detail?: string | undefined;
  piece?: Piece | undefined;
  icon?: IconName | undefined;
  /** `main`: the usual one; `pass`: declines (not now, never at this window); `plain`: any other. */
  weight: 'main' | 'plain' | 'pass';
  /** Chosen so far, where several are wanted. */
  chosen?: boolean | undefined;
}

/** Something one may wish for that is not legal now, and why. */
export interface Refusal {
  id: string;
  label: string;
  reason: string;
  rule?: string | undefined;
}

/** A number that the decision turns on, and how it comes about. */
export interface DecisionFigure {
  /** The answer it belongs to, or whose number it is. */
  of: string;
  title: string;
  total: string;
  parts: readonly BreakdownPart[];
}

/** A chance that its survivors may decline for the rest of the round or of the fight. */
export interface RoundWindow {
  name: string;
  survivors: readonly {
    id: string;
    name: string;
    declined: boolean;
    /** Declined for the whole fight. */
    never?: boolean | undefined;
  }[];
}

/** A real die that lies on the players' table. */
export interface TypedDieView {
  /** From 1 on; some stand for a place of the body, or for somebody. */
  faces: readonly { key: string; label: string; detail?: string | undefined }[];
  /** Which die of how many. */
  die: number;
  of: number;
  /** Such as "needs 6+"; null: nothing is needed. */
  need: string | null;
  /** Faces of this roll that were typed in before. */
  before: readonly Die[];
}

/** What is asked. */
export interface DecisionView {
  id: string;
  /** Who decides: "Mika holds the monster", with the sign of the survivor it is about. */
  by: {
    words: string;
    piece?: Piece | undefined;
    icon?: IconName | undefined;
    /** The player, where several sit round the screen. */
    seat?: Seat | undefined;
  };
  /** From the outermost cause to the innermost: White Lion's turn, Claw, Pick Target. */
  causes: readonly string[];
  question: string;
  answers: readonly Answer[];
  refusals: readonly Refusal[];
  figures: readonly DecisionFigure[];
  /** Number of answers wanted; more than one shows a button to confirm. */
  pick?: { least: number; most: number } | undefined;
  window?: RoundWindow | undefined;
  /** A die that the players roll themselves is asked for. */
  typed?: TypedDieView | undefined;
}
