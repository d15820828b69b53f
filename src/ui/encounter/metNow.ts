import type { EncounterState } from '../../engine';
import { monsterCard } from './encounterCards';

/** The monster that is being met now: its token is turned. Of one that nobody knows, nothing is turned. */
export function metNow({ stack }: EncounterState): string | null {
  const { monster } = (stack.findLast((f) => f.procedure === 'encounter') ?? {}) as { monster?: unknown };
  return typeof monster === 'string' && monsterCard(monster) !== undefined ? monster : null;
}
