import type { EncounterState } from '../../engine';

/** The investigator whom the pending question is about; null: nobody in particular. */
export function askedOf({ decision }: EncounterState): string | null {
  const who = decision?.about.investigator;
  return typeof who === 'string' ? who : null;
}
