import type { Run } from '../procedure';
import type { Survivor } from '../state';

/** Does something to a survivor of the fight, or says why not. */
export function withSurvivor(r: Run, id: string, act: (survivor: Survivor) => string | null): string | null {
  const survivor = r.state.survivors.find((s) => s.id === id);
  if (survivor === undefined) return `there is no survivor "${id}"`;
  return survivor.status === 'alive' ? act(survivor) : `${survivor.name} is not in the fight any more`;
}
