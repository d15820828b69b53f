import type { IconName } from '../icons/table';
import type { BreakdownPart } from '../primitives/Breakdown';
import type { Piece } from '../primitives/PieceMark';
import type { Stat } from '../primitives/StatChip';

/** A place of the record sheet: armour points and injury boxes (SD-9.1). */
export interface SheetPlace {
  id: 'head' | 'arms' | 'body' | 'waist' | 'legs' | 'brain';
  /** Short word under the figure. */
  label: string;
  /** Armour points; for the brain, insanity. */
  points: number;
  /** The light box: filled, empty, or null where there is none (SD-9.4). */
  light: boolean | null;
  /** The heavy box; null for the brain. */
  heavy: boolean | null;
  parts?: readonly BreakdownPart[] | undefined;
}

/** A token, a state or an injury: a short word, its sign and what it means. */
export interface Condition {
  id: string;
  words: string;
  icon?: IconName | undefined;
  tone: 'plain' | 'good' | 'harm';
  meaning?: string | undefined;
}

/** Something on the sheet by its name, and in words what it does. */
export interface NoteLine {
  id: string;
  name: string;
  does: readonly string[];
}

/** A window at which a survivor is not asked: for the rest of the round, or of the fight. */
export interface NotAskedWindow {
  id: string;
  name: string;
  span?: 'round' | 'fight' | undefined;
}

/** A survivor's record sheet as it is shown. */
export interface SurvivorView {
  id: string;
  name: string;
  piece: Piece;
  /** Who plays it; null in solo play. */
  player: string | null;
  standing: 'standing' | 'knockedDown' | 'dead' | 'gone';
  /** Such as "not yet acted", "acting", "acted", "knocked down". */
  state: string;
  /** Its act is under way, or its owner is asked. */
  active: boolean;
  places: readonly SheetPlace[];
  survival: number;
  survivalLimit: number;
  bleeding: number;
  /** The number of bleeding tokens that kills (SD-9.6). */
  bleedingLimit: number;
  attributes: readonly Stat[];
  conditions: readonly Condition[];
  /** Survival actions with whether they can still be used this round. */
  survivalActions: readonly { id: string; words: string; ready: boolean }[];
  notAsked: readonly NotAskedWindow[];
  /** Sections of longer text on the full sheet: fighting arts, injuries, disorders, resources. */
  notes: readonly { id: string; title: string; lines: readonly NoteLine[] }[];
}
