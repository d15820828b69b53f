import { type Frame, isTypedRoll } from '../kernel';
import { woundOdds } from './decisionFigures';
import { figure } from './figure';
import { runningAttack, survivorById } from './find';
import { attackNeed } from './hits';
import type { FrameOf, Run } from './procedure';
import { LOCATION_DIE } from './terms';
import { weaponNeed, weaponOf } from './weapons';

/** What a die that the players roll is for: what lies already, what is needed, and what each face stands for. */
export interface AwaitedDie {
  /** Faces typed in so far for this roll. */
  dice: number[];
  /** The least face that does it; null: nothing is needed, or it is not known yet. */
  need: number | null;
  /** A survivor or a place for each face from 1 on; null: a face is only a number. */
  stands: { kind: 'survivor' | 'location'; ids: readonly string[] } | null;
}

type TypedFrame = Frame & { purpose: string; sides: number; dice: number[] };

/** SD-8.3: what the monster needs to hit. */
function monstersNeed(r: Run, frame: Frame | undefined): number | null {
  if (frame?.procedure !== 'monsterAttack') return null;
  const { target, profile, scope } = frame as FrameOf<'monsterAttack'>;
  return figure(attackNeed(r, survivorById(r.state, target), { profile, bonus: scope.bonus ?? [] })).value;
}

/** SD-14.3: what the attacker needs to hit. */
function attackersNeed(r: Run): number | null {
  const attack = runningAttack(r.state);
  if (attack === undefined) return null;
  const survivor = survivorById(r.state, attack.survivor);
  const weapon = weaponOf(r, survivor, attack.weapon);
  return weapon === undefined ? null : figure(weaponNeed(r, survivor, weapon, attack.bonus)).value;
}

/** SD-14.7: what wounds at the place that was chosen. */
function woundNeed(r: Run): number | null {
  const card = runningAttack(r.state)?.current ?? null;
  return card === null ? null : (woundOdds(r, card)?.need ?? null);
}

function needOf(r: Run, purpose: string, below: Frame | undefined): number | null {
  if (purpose === 'monsterAttack') return monstersNeed(r, below);
  if (purpose === 'attack') return attackersNeed(r);
  return purpose === 'wound' ? woundNeed(r) : null;
}

function standsFor({ purpose, sides }: TypedFrame, below: Frame | undefined): AwaitedDie['stands'] {
  if (purpose === 'hitLocation') return { kind: 'location', ids: LOCATION_DIE };
  const { among } = (below ?? {}) as { among?: unknown };
  return Array.isArray(among) && among.length === sides && among.every((id) => typeof id === 'string')
    ? { kind: 'survivor', ids: among }
    : null;
}

/** The die that the pending question waits for; null: it asks for something else. */
export function awaitedDie(r: Run): AwaitedDie | null {
  const { decision, stack } = r.state;
  const frame = stack[stack.length - 1];
  if (decision?.kind !== 'typeDie' || frame === undefined || !isTypedRoll(frame)) return null;
  const typed = frame as TypedFrame;
  const below = stack[stack.length - 2];
  return { dice: [...typed.dice], need: needOf(r, typed.purpose, below), stands: standsFor(typed, below) };
}
