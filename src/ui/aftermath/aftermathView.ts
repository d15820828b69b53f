import type { IconName } from '../icons/table';
import type { Piece } from '../primitives/PieceMark';

/** A change of a record sheet (SD-18.4), and what it means in play. */
export interface SheetChange {
  words: string;
  does: readonly string[];
}

/** What one survivor's record sheet must change. */
export interface SheetView {
  id: string;
  name: string;
  piece: Piece;
  state: string;
  dead: boolean;
  changes: readonly SheetChange[];
}

export interface RewardView {
  id: string;
  name: string;
  icon: IconName;
  /** Who carried it home; null: it came with the victory. */
  owner: { name: string; piece: Piece } | null;
}

/** A figure for each survivor, such as hits; `part` of the figure above. */
export interface FigureRow {
  id: string;
  label: string;
  part: boolean;
  values: readonly number[];
}

/** How often each face of a die came up for one purpose. */
export interface DiceView {
  id: string;
  label: string;
  summary: string;
  /** From face 1 on. */
  counts: readonly number[];
  /** What a fair die gives each face. */
  expected: number;
}

/** Round by round: the first two go up and down, the damage is that of each round alone. */
export interface CourseView {
  rounds: readonly number[];
  series: readonly { id: 'wounds' | 'left' | 'suffered'; label: string; values: readonly number[] }[];
}

export interface AftermathView {
  outcome: 'victory' | 'defeat';
  /** Such as "The White Lion is dead". */
  title: string;
  /** Such as "Level 1, seven rounds". */
  summary: string;
  rewards: readonly RewardView[];
  /** What can be built from now on; null: nothing new. */
  unlocked: string | null;
  sheets: readonly SheetView[];
  figures: readonly { id: string; label: string; value: string }[];
  survivors: { owners: readonly { id: string; name: string; piece: Piece }[]; rows: readonly FigureRow[] };
  course: CourseView;
  dice: readonly DiceView[];
  seed: string;
}
