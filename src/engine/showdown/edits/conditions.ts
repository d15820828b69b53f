import type { Run } from '../procedure';
import type { EditOf } from './schema';
import { withSheet, withSurvivor } from './whom';

/** The source of what was put there by hand. */
const BY_HAND = 'edit';

/** What passes by itself comes or goes. */
export const condition = (
  r: Run,
  { survivor: id, condition: what, to }: EditOf<'condition'>,
): string | null =>
  withSheet(r, id, (survivor) => {
    if (what === 'hidden') survivor.hiddenBy = to > 0 ? [BY_HAND] : [];
    else if (what === 'doomed') survivor.doomedBy = to > 0 ? [BY_HAND] : [];
    else survivor[what] = to;
    return null;
  });

/** A survival action is used up for the round, or free again (SD-15.1). */
export const survivalUsed = (r: Run, { survivor: id, action, used }: EditOf<'survivalUsed'>): string | null =>
  withSurvivor(r, id, (survivor) => {
    const others = survivor.survivalUsed.filter((a) => a !== action);
    survivor.survivalUsed = used ? [...others, action] : others;
    return null;
  });

/** What a gear card can do once is there again. */
export const gearReady = (r: Run, { survivor: id, cell }: EditOf<'gearReady'>): string | null =>
  withSurvivor(r, id, (survivor) => {
    const gear = survivor.grid[cell] ?? null;
    if (gear === null) return 'the cell is empty';
    gear.used = [];
    return null;
  });

/** Hunt experience and weapon levels; nothing falls below 0. */
export const experience = (r: Run, { survivor: id, of, by }: EditOf<'experience'>): string | null =>
  withSheet(r, id, (survivor) => {
    survivor[of] = Math.max(0, survivor[of] + by);
    return null;
  });

/** Who wounded last (SD-6.10). */
export function lastToWound(r: Run, { survivor }: EditOf<'lastToWound'>): string | null {
  const set = () => {
    r.state.lastToWound = survivor;
    return null;
  };
  return survivor === null ? set() : withSurvivor(r, survivor, set);
}
