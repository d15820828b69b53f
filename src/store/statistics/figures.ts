import type { AnyEvent, BodyLocation } from '../../engine';

/** What one survivor did and suffered in a fight. */
export interface SurvivorTally {
  id: string;
  attacks: number;
  hits: number;
  attempts: number;
  /** Wounds dealt to the monster, and how many attempts were critical. */
  wounds: number;
  criticals: number;
  /** Points of damage by place, armour or not; and all together. */
  suffered: Readonly<Record<BodyLocation | 'brain', number>>;
  damage: number;
  survivalSpent: number;
  moves: number;
  spaces: number;
  /** When and of what the survivor died; null: it lives. */
  died: { round: number; why: string } | null;
}

/** What the monster did. */
export interface MonsterTally {
  cards: number;
  attacks: number;
  hits: number;
  moves: number;
  spaces: number;
  /** Wounds that it suffered, by whomever; what was healed counts as well. */
  wounds: number;
  /** How often it picked whom. */
  targets: Readonly<Record<string, number>>;
}

const UNHURT = { head: 0, arms: 0, body: 0, waist: 0, legs: 0, brain: 0 };

/** The wound that defeats a monster is told as its defeat (SD-14.11). */
const fells = (event: AnyEvent): boolean => event.type === 'monsterDefeated' && event.why === 'wounded';

/** Everything that one survivor did and suffered; `lastToWound` is who dealt the last wound. */
export function survivorTally(
  id: string,
  events: readonly AnyEvent[],
  lastToWound: string | null = null,
): SurvivorTally {
  const suffered: Record<BodyLocation | 'brain', number> = { ...UNHURT };
  const sum = { attacks: 0, hits: 0, attempts: 0, wounds: 0, criticals: 0 };
  const own = { damage: 0, survivalSpent: 0, moves: 0, spaces: 0 };
  let died: SurvivorTally['died'] = null;
  let round = 0;
  for (const event of events) {
    if (event.type === 'roundBegan') round = event.round;
    // Each is told by itself; the event's own number is of all so far.
    if (event.type === 'monsterWounded' && event.by === id) sum.wounds += 1;
    if (fells(event) && lastToWound === id) sum.wounds += 1;
    if (event.type === 'moved' && event.figure === id) {
      own.moves += 1;
      own.spaces += event.path.length;
    }
    if (!('survivor' in event) || event.survivor !== id) continue;
    switch (event.type) {
      case 'survivorAttacked':
        sum.attacks += 1;
        sum.hits += event.hits;
        break;
      case 'extraDiceRolled':
        sum.hits += event.hits;
        break;
      case 'woundAttempted':
        sum.attempts += 1;
        if (event.result === 'critical') sum.criticals += 1;
        break;
      case 'damaged':
        suffered[event.location] += event.amount;
        own.damage += event.amount;
        break;
      case 'survivalSpent':
        own.survivalSpent += event.cost;
        break;
      case 'survivorDied':
        died = { round, why: event.why };
        break;
    }
  }
  return { id, ...sum, suffered, ...own, died };
}

/** Everything that the monster did. */
export function monsterTally(events: readonly AnyEvent[]): MonsterTally {
  const sum = { cards: 0, attacks: 0, hits: 0, moves: 0, spaces: 0, wounds: 0 };
  const targets: Record<string, number> = {};
  for (const event of events) {
    if (event.type === 'monsterWounded' || fells(event)) sum.wounds += 1;
    else if (event.type === 'aiDrawn') sum.cards += 1;
    else if (event.type === 'monsterAttacked') {
      sum.attacks += 1;
      sum.hits += event.hits;
    } else if (event.type === 'moved' && event.figure === 'monster') {
      sum.moves += 1;
      sum.spaces += event.path.length;
    } else if (event.type === 'targetPicked' && event.survivor !== null) {
      targets[event.survivor] = (targets[event.survivor] ?? 0) + 1;
    }
  }
  return { ...sum, targets };
}
