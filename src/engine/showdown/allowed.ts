import { activeGear } from './gearGrid';
import type { Run } from './procedure';
import type { Survivor } from './state';
import type { SurvivalAction } from './terms';

/** Whether an injury that is recorded forbids something: `dash`, `dodge`, `survival`, `twoHanded` … */
export function forbidden(r: Run, survivor: Survivor, what: string): boolean {
  return survivor.injuries.some((id, at) => {
    const injury = r.content.injuries[id];
    const again = survivor.injuries.indexOf(id) !== at;
    return (
      injury?.forbids?.includes(what) === true || (again && injury?.twice?.forbids?.includes(what) === true)
    );
  });
}

export const isDoomed = (survivor: Survivor): boolean => survivor.doomedBy.length > 0;

export const isAttacking = (r: Run, survivor: Survivor): boolean =>
  r.state.attacks.some((a) => a.survivor === survivor.id && !a.ended);

/** Survival points an action costs (SD-15.1, SD-15.5). */
export const survivalCost = (action: SurvivalAction, luck: number): number =>
  action === 'endure' ? Math.max(1, 7 - luck) : 1;

/**
 * Why a survivor may not spend survival on this action now; null if it may (SD-15.1). What is asked of the moment itself
 * (a window, a hit) is the caller's to know.
 */
export function whyNotSpend(r: Run, survivor: Survivor, action: SurvivalAction): string | null {
  if (survivor.status !== 'alive' || survivor.space === null) return 'notOnBoard';
  if (!r.state.unlocked.includes(action)) return 'locked';
  if (survivor.survivalUsed.includes(action)) return 'usedThisRound';
  if (survivor.survival < survivalCost(action, 0)) return 'noSurvival';
  if (isDoomed(survivor)) return 'doomed';
  if (isAttacking(r, survivor)) return 'attacking';
  if (survivor.frenzy > 0) return 'frenzy';
  if (forbidden(r, survivor, 'survival') || forbidden(r, survivor, action)) return 'injury';
  if (survivor.standsAfter !== null && action !== 'dodge' && action !== 'endure') return 'knockedDown';
  return null;
}

export const maySpend = (r: Run, survivor: Survivor, action: SurvivalAction): boolean =>
  whyNotSpend(r, survivor, action) === null;

/** SD-12.3, SD-13.6: may take an act, move or activate: on the board, standing and not doomed. */
export const mayAct = (survivor: Survivor): boolean =>
  survivor.status === 'alive' &&
  survivor.space !== null &&
  survivor.standsAfter === null &&
  !isDoomed(survivor);

/** Whether the survivor carries gear with this keyword. */
export const carries = (r: Run, survivor: Survivor, word: string): boolean =>
  activeGear(r, survivor).keywords.has(word);
