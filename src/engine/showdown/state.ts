import type { Space } from '../board';
import type { TableState } from '../kernel';
import type { Effect } from './cards/effect';
import type { AttackBonus } from './modifier';
import type { Monster } from './monsterState';
import type { Before, SheetRecord } from './record';
import type { Survivor } from './survivorState';
import type { BodyLocation, Moment, SurvivalAction } from './terms';

export type { AttackBonus, Modifier } from './modifier';
export type { CardInPlay, Monster } from './monsterState';
export type { GearInPlay, Sign, Survivor, Wear } from './survivorState';

/** House rules: each named variant of the rulebook with its chosen side. */
export interface Variants {
  /** SD-6.2: how the monster chooses among several that fit. */
  ties: 'ask' | 'kindest' | 'cruellest' | 'random';
  /** SD-6.6: when the priority target token leaves. */
  tokenLeaves: 'picked' | 'monsterTurnEnd';
  /** SD-8.3: whom an accuracy token helps. */
  accuracyTokens: 'monster' | 'survivor';
  /** SD-12.2: at the end of which monster turn a survivor stands who was knocked down in one. */
  standUp: 'next' | 'thisTurn';
  /** SD-15.5. */
  endure: boolean;
  /** SD-2.7, SD-2.11: whether the players place terrain and figures, or the lot does. */
  placement: 'ask' | 'random';
  /** SD-3.3: the tile passes over players without a living survivor. */
  skipPlayers: boolean;
}

export interface Player {
  id: string;
  name: string;
  /** Survivors nominated in this cycle (SD-3.5). */
  nominated: string[];
}

/** A survivor attack that is under way. */
export interface Attack {
  survivor: string;
  /** Gear id in the attacker's grid, or `fistAndTooth`. */
  weapon: string;
  /** Set when a trap, a distance or a knock-down has ended it (SD-14.5, SD-14.15). */
  ended: boolean;
  /** Hit location cards drawn and not yet resolved. */
  cards: string[];
  /** The card whose wound attempt is under way. */
  current: string | null;
  /** Whether the attacker began in the blind spot. */
  blindSpot: boolean;
  /** Whether it can be made from anywhere on the board. */
  anywhere: boolean;
  perfectHits: number;
  /** Critical wounds so far in this attack. */
  criticals: number;
  /** Attack dice still to be rolled on top, won by perfect hits. */
  extraDice: number;
  /** Skills used up in this attack (survivors-in-detail.md §16); hit locations selected so far. */
  skills: string[];
  selected: number;
  /** Hits for which no card is drawn. */
  undrawn: number;
  /** Bonuses "this attack", as strength, accuracy, luck and speed. */
  bonus: AttackBonus[];
  /** The weapon breaks at the end: it attempted a super-dense location (SD-14.9). */
  breaks: boolean;
  /** The gear or rule that made the attack without a plain activation (pounce, aim). */
  by: string | null;
}

export interface Tile {
  id: string;
  card: string;
  spaces: Space[];
  /** What happened to it so far (Nightmare Tree: `find`). */
  marks: string[];
}

/** An effect that waits for a later moment. */
export interface Later {
  id: number;
  moment: Moment;
  /** Performed at this many occurrences of the moment from now: 1 is the next. */
  in: number;
  effects: Effect[];
  scope: Scope;
}

/** What the words `target`, `attacker` … mean where an effect is performed. Survivors by id. */
export interface Scope {
  /** The card it stands on. */
  card: { kind: CardKind; id: string };
  target?: string;
  /** Everybody picked by an "all …" (SD-6.11). */
  targets?: string[];
  attacker?: string;
  /** The survivor the moment is about. */
  subject?: string;
  /** The survivor whose gear, tile use or status it is. */
  owner?: string;
  /** One of several in a "for each". */
  each?: string;
  /** The space that a step left. */
  from?: Space;
  /** Where on the body. */
  location?: BodyLocation;
  /** Gear id, tile id. */
  gear?: string;
  tile?: string;
  /** Added to the speed and damage of this card's attack. */
  bonus?: AttackBonus[];
  /** How often the last monster attack of this card dealt damage; how many hits it had. */
  dealt?: number;
  hits?: number;
  /** Whom the last movement of this card collided with, and its spaces. */
  collided?: string[] | undefined;
  moved?: number;
  /** How much the last reveal of this card found. */
  found?: number;
  /** The die of the last roll of this card, and what it was rolled for. */
  die?: number;
  purpose?: string;
}

export type CardKind =
  | 'ai'
  | 'hitLocation'
  | 'basicAction'
  | 'instinct'
  | 'gear'
  | 'terrain'
  | 'resource'
  | 'injury'
  | 'fightingArt'
  | 'disorder'
  | 'ability'
  | 'proficiency'
  | 'trauma'
  | 'status'
  | 'rule';

/** The whole fight. */
export interface ShowdownState extends TableState {
  solo: boolean;
  variants: Variants;
  /** Survival actions that the set-up unlocks, and the limit (SD-15.1). */
  survivalLimit: number;
  unlocked: SurvivalAction[];
  /** Innovations that the survivors bring. */
  innovations: string[];
  players: Player[];
  /** Player with the controller tile; null in solo play (SD-3.6). */
  controller: string | null;
  /** The controller's nominated survivor (SD-3.4). */
  nominated: string | null;
  round: number;
  phase: 'setup' | 'start' | 'draw' | 'end' | 'survivors' | 'aftermath' | 'over';
  /** The survivor whose act is under way, with what is left of it (SD-13.2). */
  act: Act | null;
  monster: Monster;
  survivors: Survivor[];
  attacks: Attack[];
  priority: { holder: string; permanent: boolean } | null;
  tiles: Tile[];
  terrainDeck: string[];
  basicResources: string[];
  monsterResources: string[];
  later: Later[];
  /** The last survivor to wound (SD-6.10), and victims of grab with the round it happened in. */
  lastToWound: string | null;
  grabbed: { survivor: string; round: number }[];
  /** Wounds dealt in this round, for cards that count them. */
  woundsThisRound: number;
  /** For new gear ids. */
  nextId: number;
  outcome: 'victory' | 'defeat' | null;
  rewards: string[];
  /** How each survivor came to the fight, by id; and what its sheet must change, once it is over (SD-18.4). */
  before: Record<string, Before>;
  records: SheetRecord[];
}

export interface Act {
  survivor: string;
  movement: number;
  activation: number;
  /** Spaces left of a movement that can go on: something happened on the way, or may (SD-13.3, SD-13.5). */
  steps: number;
}
