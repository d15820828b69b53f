import type { Facing, Space } from '../board';
import type { Option } from '../kernel';
import type { Effect } from './cards/effect';
import type { NamedTerrain } from './cards/level';
import type { Profile } from './cards/profile';
import type { RunAwayLine } from './cards/trait';
import type { TargetLine } from './cards/who';
import type { Finish } from './effects/verb';
import type { CollisionKind, Figure, RouteReason, TargetReason } from './events';
import type { Origin } from './gearGrid';
import type { AttackBonus, Scope } from './state';
import type { BodyLocation, Moment, SurvivalAction } from './terms';

/** Who was chosen, and how it came about. */
export interface Chosen {
  survivor: string;
  by: 'only' | 'controller' | 'player' | 'policy' | 'random';
  /** Who chose, where somebody did. */
  chooser?: string;
}

/**
 * The procedures of the showdown and what each is called with: its table of contents. A procedure's file holds its
 * steps; callers name it here, so that no two procedures import each other. Fields with `?` are locals it sets itself.
 */
export interface Calls {
  // the frame of the fight
  showdown: { first: 'monster' | 'survivors' };
  setup: { named?: NamedTerrain[]; draw?: string[]; entering?: string[]; starting?: string[] };
  /** So many tiles of a terrain card are put on the board; with `area` on its spaces alone, by default on those named. */
  placeTerrain: { card: string; left: number; at?: Space; area?: { spaces: Space[]; defaults: Space[] } };
  round: object;
  monsterTurn: { drawn?: number };
  /** `ended`: the last act was ended by the players, who then had their chances already. */
  survivorsTurn: { chance?: Option | null; ended?: boolean };
  aftermath: object;

  // cards
  /** Performs effects in order. Gives back the changes of the scope, and `stop` when the rest of the card is cancelled. */
  perform: {
    effects: readonly Effect[];
    scope: Scope;
    at?: number;
    changed?: Partial<Scope>;
    finish?: Finish;
  };
  /** Lets everything in play act at a moment; `scope.subject` is whom it is about. */
  moment: { moment: Moment; scope: Partial<Scope>; queue?: TriggerRef[] };
  /** `instead`: something else happened instead of the draw; `unplayed`: the card drawn was discarded before it was played. */
  milestones: { survivor: string; reached: string[] };
  /** `again`: it is not the first of this turn (SD-5.7). */
  drawAi: { again?: boolean; card?: string; instead?: boolean; unplayed?: boolean; faceUp?: boolean };
  /** `faceUp`: a duration, drawn for the second time (SD-5.9). */
  playAiCard: { card: string; faceUp?: boolean; lies?: boolean; finish?: Finish };
  basicAction: { target: string | null; bonus: AttackBonus[] };
  instinct: object;
  /** A chance for the survivors to dash and surge (SD-15.3). */
  /** `attack`: index of the attack it interrupts (SD-14.12), with which it ends. */
  survivalOpportunity: { attack: number | null; chance?: Option | null };

  // the monster
  /** Gives back `{ target }`, `{ targets }` for "all" and where several are wanted, or null when nobody fits. */
  pickTarget: {
    lines: readonly TargetLine[];
    scope: Scope;
    reason?: TargetReason;
    /** Those who fit and are not picked yet; of them those one is chosen among now; and those picked. */
    left?: string[];
    among?: string[];
    picked?: string[];
    /** What it comes to, unless a card of somebody picked speaks against it; whose cards are still to be heard. */
    found?: { target: string } | { targets: string[] };
    watching?: string[];
    /** Survivors whom the monster looks past. */
    without?: string[];
  };
  /** The controller chooses one survivor of several (SD-6.2). Gives back `Chosen`. */
  chooseSurvivor: { among: string[]; why: string; by?: string };
  face: { survivor: string; how: 'toward' | 'away' | 'blindSpot' };
  /**
   * Movement of a Move & Attack (SD-7.1): along a shortest route, to within reach of the survivor; then it turns to it, or so
   * that the survivor is in its blind spot. Gives back what was moved.
   */
  moveToward: { survivor: string; reach: number; turn?: 'toward' | 'blindSpot' };
  /** A full move toward the nearest tile of this kind, until on it or adjacent (ai-vocabulary.md §8, Graze). */
  moveToTile: { terrain: string };
  /** A straight full move or of so many spaces; null: all its movement (SD-7.6, SD-7.7). */
  moveStraight: {
    how: StraightWay;
    from: string | null;
    spaces: number | null;
    /** Grab everyone it collides with, instead of knockback (white-lion.md §7, Charge). */
    grabs: boolean;
  };
  /** Carries out a movement already decided; collisions at its end (SD-11.2, SD-11.3). Gives back what was moved. */
  monsterMove: {
    path: Space[];
    how: string;
    /** The survivor it turns to before its collisions (SD-7.1). */
    turnTo: string | null;
    turn?: 'toward' | 'blindSpot';
    grabs: boolean;
    /** Why it goes this way, for the log. */
    goal?: string;
    reason?: RouteReason;
    hit?: { survivor: string; how: 'passed' | 'ended' }[];
    moved?: Moved;
  };
  /** Collisions with the monster, one after another, in this order. */
  runOver: {
    hit: { survivor: string; how: 'passed' | 'ended' }[];
    path: Space[];
    grabs: boolean;
    /** It did not move there: it was placed (SD-11.10). */
    placed?: boolean;
  };
  /** Puts the monster straight on a space (SD-1.10), onto survivors too (SD-11.10). */
  placeMonster: { space: Space; how: string };
  /** A monster's attack on one target in reach (SD-8). Gives back how many hits there were and how often damage was dealt. */
  monsterAttack: {
    target: string;
    profile: Profile;
    scope: Scope;
    afterHit: readonly Effect[];
    beforeDamage: readonly Effect[];
    afterDamage: readonly Effect[];
    hits?: number;
    locations?: BodyLocation[];
    dealt?: number;
    /** The place of the hit that is being suffered; the brain damage that it has become. */
    at?: BodyLocation;
    turned?: number | null;
  };

  // harm
  /** One hit or one effect's damage at one place (SD-9.1). Gives back the points that were suffered. */
  damage: {
    survivor: string;
    location: BodyLocation;
    amount: number;
    figure?: Figure;
    /** Event damage never causes a severe injury or a trauma (SD-9.7). */
    event?: boolean;
    spent?: { armour: number; light: boolean; heavy: boolean; over: number };
  };
  /** Damage outside an attack (SD-5.12): the place is rolled. */
  damageSomewhere: { survivor: string; amount: number; event?: boolean };
  brainDamage: { survivor: string; amount: number; event?: boolean; over?: number };
  severeInjury: {
    survivor: string;
    location: BodyLocation;
    modifier: number;
    die?: number;
    /** The injury suffered; given by who names one instead of a roll. */
    injury?: string;
    endured?: boolean;
    /** It was taken, and not a bleeding token instead. */
    suffered?: boolean;
    falls?: boolean;
    maims?: boolean;
  };
  brainTrauma: { survivor: string; modifier: number };
  knockDownSurvivor: { survivor: string };
  knockDownMonster: object;
  bleed: { survivor: string; tokens: number };
  killSurvivor: { survivor: string; why: string };
  /** `path`: the spaces over which a figure came; absent for a wall. Gives back whether the survivor got out of the way. */
  collide: {
    survivor: string;
    with: string;
    how: CollisionKind;
    path?: Space[];
    placed?: boolean;
  };
  /** `from`: the source's space; null: the monster (SD-11.9). */
  knockback: {
    survivor: string;
    spaces: number;
    from: Space | null;
    direction?: Facing;
    /** Without collision with survivors. */
    soft?: boolean;
    crossed?: string[];
    path?: Space[];
    hit?: string[];
  };
  grab: { survivor: string };

  // survivors
  /** Gives back whether the players ended it. */
  act: { survivor: string; chance?: Option | null; ended?: boolean; ran?: boolean };
  /** `plus`: added to the roll. */
  runAway: { survivor: string; plus: number; outcome?: RunAwayLine['outcome'] };
  /** One movement (SD-13.3): where to, then space by space. */
  survivorMove: {
    survivor: string;
    why: 'act' | 'dash' | 'pounce' | 'charge' | 'slam' | 'card';
    to?: Space;
    /** The way, where it is not the survivor's to find. */
    path?: Space[];
    at?: number;
    stop?: boolean;
  };
  /** One activation (SD-13.4); without a choice already made, the survivor chooses what to activate. */
  activate: { survivor: string; why: 'act' | 'surge' | 'dash'; choice?: string; what?: ActivationChoice };
  /** The player chooses the coin where there are several. */
  paySurvival: { survivor: string; points: number };
  spendSurvival: { survivor: string; action: SurvivalAction; cost?: number };
  survivorAttack: {
    survivor: string;
    weapon: string;
    /** The gear or rule that made the attack without a plain activation (pounce, aim). */
    by: string | null;
    bonus: readonly AttackBonus[];
    /** Replaces the weapon's speed (Aim). */
    speed: number | null;
    /** One hit without dice that wounds critically, from anywhere (Founding Stone). */
    automatic: boolean;
    /** A card that is attempted again, without dice (dagger master). */
    redraw?: string;
    index?: number;
    /** The attack dice, those of them that are kept, and the wound die rolled before its location is chosen. */
    dice?: number[];
    kept?: number[];
    blade?: number | null;
    hits?: number;
    perfect?: number;
    /** Who attempts it again, for survival (dagger master). */
    again?: { survivor: string; weapon: string; redraw: string } | null;
    /** The card that was resolved last, if it was wounded. */
    wounded?: string | null;
  };
  /** `ones`: how many 1s an unwieldy weapon rolled. */
  unwieldy: { survivor: string; ones: number };
  trap: { card: string; survivor: string };
  woundAttempt: {
    card: string;
    attack: number;
    automatic: boolean;
    /** Rolled already, or by the attempt itself. */
    die?: number | null;
    sharp?: number;
    outcome?: 'failure' | 'wound' | 'critical';
    /** What die and strength come to, and what they must reach. */
    total?: number;
    against?: number;
  };
  /** `left`: a duration that the wound took from the top of the deck (SD-5.10). */
  woundMonster: { wounds: number; by: string | null; left?: string | null; fromDiscard?: boolean };
  encourage: { survivor: string; other: string; stood?: string[] };
  gainResource: { survivor: string; from: 'basic' | 'monster' | 'vermin' | null; card: string | null };
  gainGear: { survivor: string; card: string };
  useResource: { survivor: string; card: string };
}

/** The ways of a straight movement (SD-7.6, SD-7.7); `through`: toward somebody and straight on. */
export type StraightWay =
  | 'forward'
  | 'back'
  | 'awayFrom'
  | 'through'
  /** Directly away and not otherwise, as by a slam (survivors-in-detail.md §15). */
  | 'pushed'
  | 'awayFromAllThreats'
  | 'awayFromAllSurvivors';

/** A movement of the monster that is over: its spaces, and whom it collided with. */
export interface Moved {
  spaces: number;
  collided: string[];
}

/** What a survivor activates (SD-13.4). */
export type ActivationChoice =
  | { what: 'attack'; weapon: string }
  | { what: 'gear'; gear: string | null; card: string; id: string }
  | { what: 'terrain'; tile: string }
  /** A card of the monster, in play or face up on its deck. */
  | { what: 'ai'; card: string }
  /** A lost weapon is taken up again. */
  | { what: 'takeUp'; gear: string };

/** Points to one trigger in play. */
export interface TriggerRef {
  from: 'inPlay' | 'persistentInjury' | 'later' | 'status' | Origin['from'];
  card: string;
  /** The owner of gear or of a status card. */
  survivor: string | null;
  gear: string | null;
  index: number;
}
