import type { SurvivalAction } from '../../engine';
import type { AffinityColour, GearView } from '../gearGrid/gear';
import type { IconName } from '../icons/table';
import type { Piece } from '../primitives/PieceMark';
import type { Stat } from '../primitives/StatChip';
import type { SheetDraft } from './sheetDraft';

/** A survivor while the fight is being set up. */
export interface SurvivorDraft {
  name: string;
  piece: Piece;
  /** Index of the player; means nothing in solo play. */
  player: number;
  /** Id of the kit its grid was filled from; `own` once it was changed by hand. */
  kit: string;
  /** Gear ids, nine places row by row. */
  grid: readonly (string | null)[];
  sheet: SheetDraft;
  /** Which survivor of the roster it is; none: it is not kept. */
  kept?: string | undefined;
}

/** The whole form. */
export interface SetupDraft {
  monster: string;
  level: string;
  solo: boolean;
  players: readonly string[];
  /** Index of the player who has the controller tile first (SD-3.8). */
  controller?: number | undefined;
  survivors: readonly SurvivorDraft[];
  /** House rules by id, with the chosen side. */
  variants: Readonly<Record<string, string>>;
  /** As it was typed. */
  survivalLimit: string;
  unlocked: readonly SurvivalAction[];
  dice: 'program' | 'own';
  /** Empty: a fresh one. */
  seed: string;
}

/** How survivors come to a level if nothing else is chosen. */
export interface Coming {
  kit: string;
  survival: number;
  survivalLimit: number;
  unlocked: readonly SurvivalAction[];
}

/** A monster to fight, with what its levels bring. */
export interface MonsterChoice {
  id: string;
  name: string;
  icon: IconName;
  levels: readonly {
    id: string;
    label: string;
    /** Figures that matter, such as movement 6, toughness 8. */
    figures: readonly { label: string; value: string }[];
    comes: Coming;
    /** Decks in words, such as "7 basic, 3 advanced". */
    decks: string;
  }[];
}

/** What the chosen level brings. */
export interface MonsterSheet {
  stats: readonly Stat[];
  decks: readonly { id: string; label: string; count: number; back: 'ai' | 'hitLocation' }[];
  /** Names of the cards in play from the start. */
  inPlay: readonly string[];
}

/** A house rule with its sides. */
export interface VariantChoice {
  id: string;
  label: string;
  help: string;
  options: readonly { value: string; label: string }[];
}

/** A gear card that can be put into a grid. */
export interface GearChoice {
  id: string;
  name: string;
  /** Where it comes from, such as "Bone Smith"; groups the list. */
  group: string;
  source: string;
  icon: IconName;
  figures: string;
  kind: 'weapon' | 'armour' | 'item';
  /** The place of the body that it covers; empty: none. */
  location: string;
  keywords: readonly { id: string; label: string }[];
  /** Colours of its halves and squares, each once. */
  affinities: readonly AffinityColour[];
  /** Everything on it, to read. */
  card: GearView;
}

/** The odds of one attack with a weapon, in words. */
export interface WeaponOdds {
  id: string;
  name: string;
  icon: IconName;
  /** Why it can't be used; null: it can. */
  cannot: string | null;
  /** Dice, what hits, strength: each with how it comes about. */
  figures: readonly Stat[];
  /** The chance of a hit, a wound, a critical wound: from 0 to 1, and in words. */
  chances: readonly { id: 'hit' | 'wound' | 'critical'; label: string; chance: number; words: string }[];
  /** Wounds on average. */
  wounds: string;
}

/** What a survivor's gear comes to against the chosen monster. */
export interface OutfitView {
  cells: readonly (GearView | null)[];
  armour: readonly Stat[];
  numbers: readonly Stat[];
  sets: readonly string[];
  /** Complete affinities by colour. */
  affinities: readonly { colour: AffinityColour; count: number }[];
  weapons: readonly WeaponOdds[];
}
