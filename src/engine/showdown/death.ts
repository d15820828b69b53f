import { archiveGear } from './archiveGear';
import { cardNumber } from './numbers';
import { losePriority } from './priority';
import type { Run } from './procedure';
import type { Survivor } from './state';
import { stand } from './whereabouts';

/** With this many bleeding tokens a survivor is dead (SD-9.6). */
const DEADLY_BLEEDING = 5;

/** The same with the arts that change it (survivors-in-detail.md §1). */
export const bleedingLimit = (r: Run, survivor: Survivor): number =>
  DEADLY_BLEEDING + cardNumber(r, survivor, 'bleedingLimit');

/** Whether a survivor has more bleeding tokens than can be borne, as when the art that bore them is lost (SD-9.6). */
export const bledOut = (r: Run, survivor: Survivor): boolean =>
  survivor.status === 'alive' && survivor.bleeding >= bleedingLimit(r, survivor);

/** Irreplaceable and cursed gear is archived with its owner (survivors-in-detail.md §13). */
function loseGear(r: Run, survivor: Survivor): void {
  for (const gear of survivor.grid) {
    const keywords = gear === null ? [] : (r.content.gear[gear.card]?.keywords ?? []);
    if (gear !== null && (keywords.includes('irreplaceable') || keywords.includes('cursed'))) {
      archiveGear(r, survivor, gear.id, 'SD-9.8');
    }
  }
}

/** A survivor is dead and the miniature goes (SD-9.8); what others make of it is the caller's to say. */
export function markDead(r: Run, survivor: Survivor, why: string, rule = 'SD-9.8'): void {
  survivor.status = 'dead';
  survivor.standsAfter = null;
  survivor.hiddenBy = [];
  survivor.statuses = [];
  stand(r, survivor, null);
  losePriority(r, survivor.id, 'dead');
  loseGear(r, survivor);
  r.emit({ type: 'survivorDied', survivor: survivor.id, why, rule });
}
