import type { EncounterState } from '../../engine';

/** The monster that is being met now: its token is turned. */
export function metNow({ stack }: EncounterState): string | null {
  const frame = stack.findLast((f) => f.procedure === 'encounter') as { monster?: string } | undefined;
  return frame?.monster ?? null;
}
