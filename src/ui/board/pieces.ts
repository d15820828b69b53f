import type { Facing, Space } from '../../engine';
import type { IconName } from '../icons/table';
import type { Piece } from '../primitives/PieceMark';

/** The monster on the board. */
export interface MonsterOnBoard {
  name: string;
  icon: IconName;
  /** North-west space of the base. */
  space: Space;
  size: number;
  facing: Facing;
  knockedDown: boolean;
}

/** A survivor on the board. */
export interface SurvivorOnBoard {
  id: string;
  name: string;
  piece: Piece;
  space: Space;
  knockedDown: boolean;
  /** Its act is under way, or its owner is asked. */
  active?: boolean | undefined;
  /** Small signs at its edge: priority target token, doomed … with the words for screen readers. */
  badges?: readonly { icon: IconName; label: string }[] | undefined;
}

/** A terrain tile. */
export interface TileOnBoard {
  id: string;
  name: string;
  icon: IconName;
  spaces: readonly Space[];
  tone: 'plant' | 'stone' | 'bone' | 'earth';
  /** Blocks sight: drawn with a heavy edge (SD-17.2). */
  obstacle?: boolean | undefined;
  /** Blocks survivors: drawn with crossed corners (SD-17.2). */
  impassable?: boolean | undefined;
}

/**
 * What a space means just now. `answer`: press it to answer; `chosen`: part of the answer so far; `considered`: the
 * answer under the pointer; `reason`: a log line speaks of it.
 */
export interface SpaceMark {
  kind: 'answer' | 'chosen' | 'considered' | 'reason';
  /** A log line speaks of it besides. */
  lit?: boolean | undefined;
  /** The guide suggests it. */
  advised?: boolean | undefined;
  /** What pressing it does, for screen readers. */
  label?: string | undefined;
  /** A figure in the space, such as steps needed. */
  figure?: string | undefined;
}

/** Marks by space. */
export type SpaceMarks = Readonly<Record<Space, SpaceMark>>;

/** An area of the board. */
export interface Zone {
  id: string;
  /** `harm`: whoever is in it is hurt; `blindSpot`: behind the monster; `area`: anything else. */
  kind: 'harm' | 'blindSpot' | 'area';
  spaces: readonly Space[];
}

/** A way over the board, of a monster's base or of a figure thrown. */
export interface Route {
  id: string;
  /** North-west spaces of the base from start to end, both included. */
  steps: readonly Space[];
  size: number;
  tone: 'amber' | 'harm';
  /** The others are drawn fainter. */
  emphasised?: boolean | undefined;
  /** Number or letter at its end, where several can be chosen. */
  label?: string | undefined;
}

/** A word pinned to a space or a base, such as "run over". */
export interface Flag {
  space: Space;
  /** Of the base it is pinned to; a single space if left out. */
  size?: number | undefined;
  words: string;
  tone: 'amber' | 'harm';
}

/** What there is to know of a space. */
export interface SpaceInfo {
  name: string;
  /** What is on it, each with what is to be said of it. */
  things: readonly { name: string; lines: readonly string[] }[];
  /** How it lies to the monster. */
  lies: readonly string[];
  /** What pressing it does and leads to; null: nothing. */
  answer: readonly string[] | null;
}

/** Who strikes at whom just now: `monster` or a survivor's id. */
export interface Strike {
  from: string;
  to: string;
}

/** A line of sight between two points, in spaces from the board's north-west corner. */
export interface SightLine {
  id: string;
  /** North-west space and size of what stands at each end. */
  from: { space: Space; size: number };
  to: { space: Space; size: number };
  /** Space at which it is blocked; without it the line is clear. */
  blockedAt?: Space | undefined;
}
