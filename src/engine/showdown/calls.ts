import type { Facing, Space } from '../board';
import type { Effect } from './cards/effect';
import type { Profile } from './cards/profile';
import type { Group, TargetLine } from './cards/who';
import type { Finish } from './effects/verb';
import type { TargetReason } from './events';
import type { Scope } from './state';
import type { BodyLocation, Moment } from './terms';

/**
 * The procedures of the showdown and what each is called with: its table of contents. A procedure's file holds its
 * steps; callers name it here, so that no two procedures import each other. Fields with `?` are locals it sets itself.
 */
export interface Calls {
  // the frame of the fight
  showdown: { first: 'monster' | 'survivors' };
  setup: { draw?: string[]; tile?: { card: string; left: number } };
  round: object;
  monsterTurn: object;
  survivorsTurn: object;
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
  drawAi: { card?: string };
  playAiCard: { card: string; finish?: Finish };
  basicAction: { target: string | null; speed: number; damage: number };
  instinct: object;
  /** A chance for the survivors (SD-15.3). `attack`: index of the attack it interrupts, whose attacker is left out. */
  survivalOpportunity: { attack: number | null; declined?: string[] };

  // the monster
  /** Gives back `{ target }`, `{ targets }` for "all", or null when nobody fits. */
  pickTarget: { lines: readonly TargetLine[]; scope: Scope; reason?: TargetReason; among?: string[] };
  /** The controller chooses one survivor of several (SD-6.2). Gives back the id. */
  chooseSurvivor: { among: string[]; why: string };
  face: { survivor: string; how: 'toward' | 'away' | 'blindSpot' };
  /** Movement of a Move & Attack (SD-7.1): along a shortest route, to within reach of the survivor. */
  moveToward: { survivor: string; reach: number; path?: Space[] };
  /** A straight full move or of so many spaces; null: all its movement (SD-7.6, SD-7.7). */
  moveStraight: {
    how: 'forward' | 'back' | 'awayFrom' | 'awayFromAllThreats' | 'awayFromAllSurvivors';
    from: string | null;
    spaces: number | null;
    /** Grab everyone it collides with, instead of knockback (white-lion.md §7, Charge). */
    grabs: boolean;
  };
  /** Carries out a movement already decided; collisions at its end (SD-11.2, SD-11.3). Gives back whether it moved. */
  monsterMove: {
    path: Space[];
    how: string;
    grabs: boolean;
    hit?: { survivor: string; how: 'passed' | 'ended' }[];
  };
  monsterAttack: {
    target: string;
    profile: Profile;
    scope: Scope;
    afterHit: readonly Effect[];
    beforeDamage: readonly Effect[];
    afterDamage: readonly Effect[];
    location: BodyLocation | null;
    dice?: number[];
    hits?: number;
    locations?: BodyLocation[];
    dealt?: number;
    dodged?: boolean;
  };

  // harm
  /** One hit or one effect's damage at one place (SD-9.1). Gives back the points that were suffered. */
  damage: { survivor: string; location: BodyLocation; amount: number; figure?: unknown };
  /** Damage outside an attack (SD-5.12): the place is rolled. */
  damageSomewhere: { survivor: string; amount: number };
  brainDamage: { survivor: string; amount: number };
  severeInjury: { survivor: string; location: BodyLocation; modifier: number; die?: number; injury?: string };
  brainTrauma: { survivor: string; modifier: number };
  knockDownSurvivor: { survivor: string };
  knockDownMonster: object;
  bleed: { survivor: string; tokens: number };
  killSurvivor: { survivor: string; why: string };
  collide: { survivor: string; with: string; how: 'passed' | 'ended' | 'impassable' | 'knockback' };
  /** `from`: the source's space; null: the monster (SD-11.9). */
  knockback: {
    survivor: string;
    spaces: number;
    from: Space | null;
    direction?: Facing;
    crossed?: string[];
    hit?: string[];
  };
  grab: { survivor: string };

  // survivors
  act: { survivor: string };
  survivorMove: {
    survivor: string;
    why: 'act' | 'dash' | string;
    spaces: number;
    path?: Space[];
    at?: number;
  };
  /** One activation (SD-13.4): the survivor chooses what to activate. */
  activate: { survivor: string; why: 'act' | 'surge' };
  survivorAttack: {
    survivor: string;
    weapon: string;
    by: string | null;
    bonus: Partial<Record<'speed' | 'accuracy' | 'strength' | 'luck', number>>;
    /** Replaces the weapon's speed (Aim), or hits without dice (Founding Stone). */
    speed: number | null;
    automatic: 'hit' | 'critical' | null;
    dice?: number[];
    hits?: number;
  };
  trap: { card: string; survivor: string };
  woundAttempt: {
    card: string;
    automatic: boolean;
    result?: 'failure' | 'wound' | 'critical';
    again?: boolean;
  };
  woundMonster: { wounds: number; by: string | null; done?: number };
  encourage: { survivor: string; other: string };
  gainResource: { survivor: string; from: 'basic' | 'monster' | 'vermin' | null; card: string | null };
  gainGear: { survivor: string; card: string };
  useResource: { survivor: string; card: string };
}

/** A group of survivors, as procedures that read cards use it. */
export type { Group };

/** Points to one trigger in play. */
export interface TriggerRef {
  from: 'inPlay' | 'injury' | 'gear' | 'later' | 'set';
  card: string;
  /** The owner of gear. */
  survivor: string | null;
  gear: string | null;
  index: number;
}
