import type { Effect, EffectOf } from './cards/effect';
import type { Pool, TestPurpose } from './events';
import type { Skill } from './terms';

/** Whom an effect is about, and the monster that is met. */
export interface Scope {
  investigator: string;
  monster: string | null;
  /** The card that it stands on: for the log. */
  source: { kind: string; id: string };
}

/** The procedures of a table of encounters and what each is called with. Fields with `?` are locals it sets itself. */
export interface Calls {
  table: object;
  round: { acted?: string[]; met?: string[] };
  turn: { investigator: string; left: number };
  /** Everything on the place of an investigator (CE-1.3, CE-1.4). */
  meetAll: { investigator: string; there?: string[]; met?: string[] };
  encounter: { investigator: string; monster: string; fell?: boolean };
  test: {
    investigator: string;
    skill: Skill;
    modifier: number;
    purpose: TestPurpose;
    monster: string | null;
    extra?: { card: string; dice: number }[];
    pool?: Pool;
    dice?: number[];
    /** The die that is rerolled and what for. */
    again?: { at: number; by: string };
  };
  ambush: { investigator: string; monster?: string };
  placeEncounter: { investigator: string; further: boolean };
  perform: Scope & { effects: readonly Effect[]; at?: number };
  /** The effects that ask or call. */
  pay: Scope & { effect: EffectOf<'pay'> };
  effectTest: Scope & { effect: EffectOf<'test'> };
  chooseMonster: Scope & { effect: EffectOf<'banish'> | EffectOf<'drive'> | EffectOf<'wound'> };
  drive: Scope & { target: string };
}
