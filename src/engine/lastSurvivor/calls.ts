import type { Effect, EffectOf } from './cards/effect';
import type { DamageKind, Meal } from './events';
import type { DieName } from './terms';

/** Whom effects are about and the card they stand on. */
export interface Scope {
  survivor: string;
  source: { kind: string; id: string };
}

/** The procedures of a game and what each is called with. Fields with `?` are locals it sets itself. */
export interface Calls {
  table: object;
  day: { acted?: string[] };
  turn: { survivor: string; traded?: string[] };
  gather: { survivor: string };
  craft: { survivor: string };
  investigate: { survivor: string };
  trade: { survivor: string; to: string; gives?: string | null; gets?: string | null };
  duel: {
    attacker: string;
    defender: string;
    at?: number;
    passes?: number;
    /** The die that is rerolled, and what for. */
    again?: { die: DieName; survivor: string; source: string };
    hits?: DieName[];
    toDefender?: number;
    toAttacker?: number;
    backlash?: string[];
  };
  /** The cards of one supporter before the roll. */
  support: { survivor: string };
  /** What one survivor does against damage; gives back what is left of it. */
  prevent: { survivor: string; amount: number };
  /** One resource of another (LS-6.1, LS-6.2). */
  take: { survivor: string; from: string; rule: string };
  hurt: { survivor: string; amount: number; kind: DamageKind };
  night: { at?: number; card?: string };
  meal: { survivor: string; meal: Meal };
  perform: Scope & { effects: readonly Effect[]; at?: number };
  pay: Scope & { effect: EffectOf<'pay'> };
  test: Scope & { effect: EffectOf<'test'> };
  wander: { survivor: string };
}
