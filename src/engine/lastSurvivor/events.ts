import type { Cause, KernelEvent } from '../kernel';
import type { SurvivorCorrected } from './edit';
import type { DuelDie } from './state';
import type { DieName, Resource } from './terms';

export type Meal = 'food' | 'water';
export type DamageKind = 'physical' | 'other';

/** Facts of a game, in the past tense, with the rule that made them happen. Cards in a hand are never named. */
export type SurvivorEvent = { rule?: string; cause?: Cause | null } & (
  | { type: 'dayBegan'; day: number }
  | { type: 'turnBegan'; survivor: string; stamina: number }
  | { type: 'moved'; survivor: string; from: string; to: string; cost: number }
  | { type: 'wandered'; survivor: string; from: string; to: string }
  | { type: 'gained'; survivor: string; what: Resource; by: number; now: number }
  | { type: 'lost'; survivor: string; what: Resource; by: number; now: number }
  | { type: 'spent'; survivor: string; what: Resource; by: number; now: number }
  | { type: 'staminaChanged'; survivor: string; by: number; now: number }
  | { type: 'healed'; survivor: string; by: number; now: number }
  | { type: 'crafted'; survivor: string; project: string; item: string }
  | { type: 'itemGained'; survivor: string; item: string }
  | { type: 'itemUsed'; survivor: string; item: string }
  | { type: 'itemGone'; survivor: string; item: string; why: 'used' | 'dropped' }
  | { type: 'nothingHappened'; survivor: string; why: 'handsFull' | 'noCards' | 'noWay' | 'hasNone' }
  | { type: 'cardsDrawn'; survivor: string; by: number }
  | { type: 'cardDropped'; survivor: string; card: string }
  | { type: 'investigated'; survivor: string; space: string; landmark: string; encounter: string }
  | { type: 'tested'; survivor: string; face: number; from: number; passed: boolean }
  | { type: 'tradeOffered'; survivor: string; to: string; gives: string | null; gets: string | null }
  | { type: 'traded'; survivor: string; to: string; gives: string | null; gets: string | null }
  | { type: 'tradeDeclined'; survivor: string; to: string }
  | { type: 'duelBegan'; survivor: string; defender: string; supporters: string[] }
  | { type: 'supported'; survivor: string; card: string }
  | { type: 'duelRolled'; survivor: string; die: DieName; face: number; result: number }
  | { type: 'modified'; survivor: string; die: DieName; source: string; by: number; result: number }
  | {
      type: 'rerolled';
      survivor: string;
      die: DieName;
      source: string;
      from: number;
      to: number;
      result: number;
    }
  | { type: 'passed'; survivor: string }
  | { type: 'duelJudged'; survivor: string; defender: string; gray: DuelDie; red: DuelDie; hits: DieName[] }
  | { type: 'prevented'; survivor: string; by: string; left: number }
  | { type: 'guarded'; survivor: string }
  | { type: 'suffered'; survivor: string; by: number; now: number; kind: DamageKind }
  | { type: 'taken'; survivor: string; from: string; what: Resource }
  | { type: 'duelEnded'; survivor: string; defender: string }
  | { type: 'nightFell'; night: number; card: string }
  | { type: 'ate'; survivor: string; meal: Meal; what: Resource | null }
  | { type: 'tainted'; survivor: string; face: number; harmed: boolean }
  | { type: 'frost'; night: number; damage: number }
  | { type: 'corrected'; survivor?: string; edit: SurvivorCorrected }
  | { type: 'died'; survivor: string }
  | { type: 'ended'; winner: string | null }
);

export type AnySurvivorEvent = SurvivorEvent | KernelEvent;
