import { ownOf } from '../table/ownOf';
import { itemBar } from './changes';
import { resultOf } from './duelDice';
import { clockwise, hasItem, survivorById } from './find';
import { chance, type DuelChance, type DuelOdds, duelOdds } from './odds';
import type { Seen } from './procedure';
import type { SurvivorState } from './state';
import {
  DICE,
  type DieName,
  HIT_FROM,
  LAST_MILD_NIGHT,
  MEALS,
  type Resource,
  TAINTED_TO,
  TEST_SIDES,
} from './terms';

/** How far a combat has come: what each die has, and what that means. */
export interface DuelSeen {
  /** Sums of the modifiers of each die. */
  modifiers: Record<DieName, number>;
  /** Faces and modifiers together; null: the die is not rolled yet. */
  results: Record<DieName, number | null>;
  /** Dice that hit as they lie (LS-6.1, LS-6.2). */
  hits: DieName[];
  /** The exact chances as long as nothing is rolled. */
  odds: DuelOdds | null;
  /** What a die has to reach. */
  from: number;
}

/** The combat under way as everybody sees it; null: there is none. */
export function duelSeen({ duel, options }: SurvivorState): DuelSeen | null {
  if (duel === null) return null;
  const { gray, red } = duel.dice;
  const modifiers = { gray: resultOf({ ...gray, face: 0 }), red: resultOf({ ...red, face: 0 }) };
  const result = (die: DieName) => (duel.dice[die].face === 0 ? null : resultOf(duel.dice[die]));
  const results = { gray: result('gray'), red: result('red') };
  return {
    modifiers,
    results,
    hits: DICE.filter((die) => (results[die] ?? 0) >= HIT_FROM),
    odds: gray.face === 0 && red.face === 0 ? duelOdds(modifiers.gray, modifiers.red, options.sides) : null,
    from: HIT_FROM,
  };
}

/** Those who live in the order of this day, with how far the day is for each. */
export function orderToday(state: SurvivorState): { id: string; turn: 'had' | 'now' | 'due' }[] {
  const frame = state.stack.findLast((f) => f.procedure === 'day') as { acted?: string[] } | undefined;
  const acting = state.stack.findLast((f) => f.procedure === 'turn') as { survivor?: string } | undefined;
  const acted = frame?.acted ?? [];
  return clockwise(state, Math.max(0, state.day - 1)).map(({ id }) => {
    const had = frame === undefined || acted.includes(id);
    return { id, turn: acting?.survivor === id ? 'now' : had ? 'had' : 'due' };
  });
}

/** Whether it is night, and what frost the coming or present night deals. */
export function nightAhead({ stack, day, nights }: SurvivorState): {
  now: boolean;
  night: number;
  frost: number;
  /** The first night with frost. */
  frostFrom: number;
  /** The card of this night, or of the last one. */
  card: string | null;
} {
  return {
    now: stack.some((f) => f.procedure === 'night'),
    night: day,
    frost: Math.max(0, day - LAST_MILD_NIGHT),
    frostFrom: LAST_MILD_NIGHT + 1,
    card: nights.discard[0] ?? null,
  };
}

/** Survivors who could pay and carry what a project makes, wherever they are (LS-1.2). */
export function crafters({ state, content }: Seen, project: string): string[] {
  const card = ownOf(content.projects, project);
  if (card === undefined) return [];
  return state.survivors
    .filter(
      (s) =>
        s.status === 'alive' &&
        Object.entries(card.cost).every(([what, n]) => s.resources[what as Resource] >= n) &&
        itemBar({ content }, s, card.item) === null,
    )
    .map((s) => s.id);
}

/** How likely a meal or a drink harms; null: it can't. */
export const mealRisk = (r: Seen, survivor: string, what: string): DuelChance | null =>
  Object.values(MEALS).some(([, tainted]) => tainted === what) &&
  !hasItem(r, survivorById(r.state, survivor), 'fire')
    ? chance(TAINTED_TO, TEST_SIDES)
    : null;
