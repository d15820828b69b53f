import { bleedingLimit } from '../death';
import type { Run } from '../procedure';
import { rearmAll } from '../rearm';
import type { Survivor } from '../state';

/** Does something to a survivor of the fight, or says why not. */
export function withSurvivor(r: Run, id: string, act: (survivor: Survivor) => string | null): string | null {
  const survivor = r.state.survivors.find((s) => s.id === id);
  if (survivor === undefined) return `there is no survivor "${id}"`;
  return survivor.status === 'alive' ? act(survivor) : `${survivor.name} is not in the fight any more`;
}

/** The same for what armour is worked out from, and how many bleeding tokens can be borne: the sheet follows. */
export const withSheet = (r: Run, id: string, act: (survivor: Survivor) => string | null): string | null =>
  withSurvivor(r, id, (survivor) => {
    const refused = rearmAll(r, () => act(survivor));
    survivor.bleeding = Math.min(survivor.bleeding, bleedingLimit(r, survivor) - 1);
    return refused;
  });
