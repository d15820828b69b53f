import type { Facing, Space } from '../board';
import type { Pile, TableState } from '../kernel';
import type { Effect } from './cards/effect';
import type { Before, SheetRecord } from './record';
import type {
  BodyLocation,
  Colour,
  Moment,
  MonsterStat,
  Span,
  SurvivalAction,
  SurvivorStat,
  Token,
} from './terms';

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

/** A change of a number for a time; not a token. */
export interface Modifier {
  stat: Token;
  by: number;
  until: Span;
  /** The card it comes from. */
  source: string;
}

/** A bonus to a number that lasts for one attack, a survivor's or the monster's. */
export interface AttackBonus {
  stat: Token;
  by: number;
  /** The card it comes from. */
  source: string;
}

/** A gear card in a grid: its own id, the card it is, and what was used up of it. */
export interface GearInPlay {
  id: string;
  card: string;
  /** Names of what is used up for the showdown or the round: `once`, `round`. */
  used: string[];
}

/** One place of a survivor: armour points left and the injury boxes (SD-9.1). The head has no light box (SD-9.4). */
export interface Wear {
  armour: number;
  light: boolean;
  heavy: boolean;
}

export interface Survivor {
  id: string;
  name: string;
  player: string;
  /** alive; dead; or gone: off the fight, alive. */
  status: 'alive' | 'dead' | 'gone';
  /** Null when not on the board (SD-13.6). */
  space: Space | null;
  /** Number of the monster turn at whose end the survivor stands up (SD-12.2); null when standing. */
  standsAfter: number | null;
  attributes: Record<SurvivorStat, number>;
  tokens: Partial<Record<Token, number>>;
  modifiers: Modifier[];
  bleeding: number;
  survival: number;
  insanity: number;
  courage: number;
  understanding: number;
  brainLight: boolean;
  wear: Record<BodyLocation, Wear>;
  /** Injury ids of the content, one entry each time taken; some last only for this showdown. */
  injuries: string[];
  /** Status cards beside the grid (SD-5.11), by id. */
  statuses: string[];
  disorders: string[];
  fightingArts: string[];
  /** Other lasting abilities by id. */
  abilities: string[];
  /** Whole affinities of its own (SD-16.2). */
  affinities: Partial<Record<Colour, number>>;
  /** What is used up of arts, abilities and armour sets, for the showdown or the round. */
  used: string[];
  /** Nine cells, row by row (SD-16.1). */
  grid: (GearInPlay | null)[];
  /** Resource card ids held. */
  resources: string[];
  /** Survival actions already used this round (SD-15.1). */
  survivalUsed: SurvivalAction[];
  acted: boolean;
  /** Whether it has moved by itself in this round. */
  moved: boolean;
  /** Sources that make this survivor "not a threat" (SD-6.9), such as a terrain tile or gear card id. */
  hiddenBy: string[];
  /** Cards that doom this survivor until their actions are done. */
  doomedBy: string[];
  /** The next severe injury is ignored (Dried Acanthus). */
  ignoresInjury: boolean;
  /** Hits to ignore at the next attack (Block). */
  block: number;
  /** Deflect tokens: each takes one hit (survivors-in-detail.md §15). */
  deflect: number;
  /** How often Frenzy was suffered. */
  frenzy: number;
  /** Weapon types this survivor wounded with, for the aftermath. */
  woundedWith: string[];
  huntExperience: number;
  weaponType: string | null;
  weaponLevel: number;
  /** What the record sheet must change beyond the above, as ids: `skipHunt`, `retire`. */
  notes: string[];
}

/** A card in play on the monster control panel: special, trait, mood, duration or persistent injury. */
export interface CardInPlay {
  card: string;
  /** Tokens lying on the card. */
  counters: number;
}

export interface Monster {
  /** Content id and level id. */
  card: string;
  level: string;
  /** Its level as a number, for effects that say "level". */
  rank: number;
  size: number;
  /** North-west space; null while off the board. */
  space: Space | null;
  facing: Facing;
  knockedDown: boolean;
  /** How often it was knocked down so far: tells what came in the midst of an action (SD-12.6). */
  falls: number;
  /** Last round in which every survivor counts as a threat, whatever hides them (Sniff); 0: none. */
  seesAllUntil: number;
  attributes: Record<MonsterStat, number>;
  tokens: Partial<Record<Token, number>>;
  modifiers: Modifier[];
  /** Points left of a monster whose wounds lower these instead of the AI deck; null: no such monster (survivors-in-detail.md §6). */
  life: number | null;
  /** Card ids; the first is the top. */
  ai: Pile<string>;
  /** A duration card that lies face up on top of the AI deck (SD-5.9). */
  faceUp: string | null;
  /** The wound stack, its top first (SD-14.10). */
  wounds: string[];
  /** AI cards being performed, the innermost last. */
  performing: string[];
  inPlay: CardInPlay[];
  hitLocations: Pile<string>;
  /** The trap that is being performed; it lies apart until it is discarded (SD-14.5). */
  trap: string | null;
  /** Hit location cards whose persistent injury is in play (SD-14.14). */
  injuries: CardInPlay[];
  /** Its special decks by id, each with its discards (SD-2.13). */
  decks: Record<string, Pile<string>>;
  /** Cards out of the game. */
  archive: string[];
  /** Monster turns begun so far. */
  turns: number;
  /** Turns it will miss. */
  skips: number;
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
