import type { Cause, KernelEvent } from '../kernel';
import type { BackMoment } from './cards/content';
import type { Coin, Condition, Gauge, Outcome, Skill, Store, TestName } from './terms';

/** One contribution to a number of dice, by what it comes from and the rule it counts by. */
export interface PoolPart {
  source: string;
  kind: 'skill' | 'change' | 'modifier' | 'bonus' | 'dice' | 'least';
  by: number;
  rule?: string;
}

/** Dice of a test with their breakdown, and bonuses that did not count and why. */
export interface Pool {
  value: number;
  parts: PoolPart[];
  idle: { source: string; by: number; why: 'lower' | 'resisted' }[];
}

export type TestPurpose = TestName | 'place';

/** Facts of an encounter, in the past tense, with the rule that made them happen. */
export type EncounterEvent = { rule?: string; cause?: Cause | null } & (
  | { type: 'roundBegan'; round: number }
  | { type: 'turnBegan'; investigator: string }
  | { type: 'went'; investigator: string; from: string; to: string }
  | { type: 'rested'; investigator: string }
  | { type: 'possessionUsed'; investigator: string; card: string }
  | { type: 'possessionGained'; investigator: string; card: string }
  | { type: 'possessionSpent'; investigator: string; card: string }
  | { type: 'tokenTurned'; investigator: string; monster: string; backs: BackMoment[] }
  | { type: 'backRead'; investigator: string; monster: string; moment: BackMoment }
  | { type: 'testSkipped'; investigator: string; monster: string; test: TestName }
  | { type: 'diceDeclared'; investigator: string; card: string; dice: number }
  | { type: 'rerolled'; investigator: string; by: string; from: number; to: number }
  | {
      type: 'tested';
      investigator: string;
      purpose: TestPurpose;
      skill: Skill;
      monster: string | null;
      dice: number[];
      /** The least face that is a success (CE-2.2). */
      from: number;
      successes: number;
      pool: Pool;
    }
  /** Nothing is lost (CE-3.1, CE-4.1). */
  | {
      type: 'withstood';
      investigator: string;
      monster: string;
      test: TestName;
      need: number;
      successes: number;
    }
  | {
      type: 'lost';
      investigator: string;
      what: Coin;
      by: number;
      now: number;
      /** Where it is the difference of a test (CE-3.1, CE-4.1). */
      need?: number;
      successes?: number;
    }
  | { type: 'recovered'; investigator: string; what: Gauge; by: number; now: number }
  | { type: 'gained'; investigator: string; what: Store; by: number; now: number }
  | { type: 'paid'; investigator: string; what: Coin; by: number; now: number }
  | { type: 'skillChanged'; investigator: string; skill: Skill; by: number; now: number }
  | { type: 'conditionChanged'; investigator: string; condition: Condition; has: boolean }
  | { type: 'investigatorDefeated'; investigator: string; what: Gauge }
  | { type: 'monsterHurt'; monster: string; by: number; lost: number; toughness: number }
  | { type: 'monsterMended'; monster: string; by: number; lost: number }
  | { type: 'monsterDefeated'; monster: string; lost: number; toughness: number }
  | { type: 'monsterStays'; monster: string; place: string; lost: number; toughness: number }
  | { type: 'monsterLeft'; monster: string; to: 'cup' | 'box' }
  | { type: 'monsterCame'; monster: string; place: string; from: 'cup' | 'box' }
  /** The longer run: out of the cup for good. */
  | { type: 'tokenGone'; monster: string; left: number }
  | { type: 'monsterDriven'; monster: string; from: string; to: string }
  /** CE-5.1: an epic monster that something would have moved, discarded or returned. */
  | { type: 'epicUnmoved'; monster: string; wanted: 'move' | 'discard' }
  | { type: 'ambushed'; investigator: string; monster: string }
  | { type: 'noAmbush'; investigator: string }
  | { type: 'ambushOver'; investigator: string; monster: string }
  | { type: 'placeRead'; investigator: string; place: string; encounter: string; further: boolean }
  | { type: 'nothingHappened'; why: 'noMonster' | 'noEpic' | 'atMost' | 'hasNone' }
  | { type: 'ended'; outcome: Outcome }
);

export type AnyEncounterEvent = EncounterEvent | KernelEvent;
