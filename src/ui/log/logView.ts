import type { ReactNode } from 'react';
import type { Piece } from '../primitives/PieceMark';

/** One die of a line. */
export interface LogDie {
  value: string;
  result: 'plain' | 'hit' | 'miss' | 'lantern';
  label: string;
}

/** One check of a reason: what was read, and who fitted or why not. */
export interface ReasonStep {
  words: ReactNode;
  verdict: 'yes' | 'no' | 'plain';
  rule?: string | undefined;
}

/** Spaces and survivors that are lit. */
export interface Lights {
  spaces: readonly number[];
  figures: readonly string[];
}

/** One line of the log. */
export interface LogLine {
  id: string;
  words: ReactNode;
  /** What it is about; the filter works on it. */
  topic: 'turn' | 'card' | 'move' | 'dice' | 'damage' | 'choice' | 'edit';
  /** Whose line it is: a survivor, or the monster (null). */
  actor: { id: string; piece: Piece | null } | null;
  /** Everybody whom it is about: survivors by id, and `monster`. */
  about?: readonly string[] | undefined;
  /** Depth in the causes, from 0. */
  depth: number;
  rule?: string | undefined;
  dice?: readonly LogDie[] | undefined;
  reason?: readonly ReasonStep[] | undefined;
  /** What its reason speaks of, to be lit while it is open: spaces and survivors. */
  lights?: Lights | undefined;
}

/** A heading: a round or a turn. */
export interface LogSection {
  id: string;
  title: string;
  lines: readonly LogLine[];
}
