import { canActivate } from './activations';
import { whyNotSpend } from './allowed';
import { onBoard } from './find';
import type { Run } from './procedure';
import type { Survivor } from './state';
import { canDash, isUnderWay } from './survivalChances';
import { isDeaf } from './targeting';
import type { SurvivalAction } from './terms';

/** Questions at which everybody may dash and surge (SD-15.3). */
const WINDOWS: readonly string[] = ['act', 'whoActs', 'survivalOpportunity'];

function whyNotChance(r: Run, survivor: Survivor, action: 'dash' | 'surge'): string | null {
  if (isUnderWay(r)) return 'underWay';
  if (!WINDOWS.includes(r.state.decision?.kind ?? '')) return 'noWindow';
  if (action === 'dash') return canDash(r, survivor) ? null : 'noWay';
  return canActivate(r, survivor, 'surge') ? null : 'nothingToActivate';
}

/** SD-15.4: at any time of the fight, but another must lie and hear. */
function whyNotEncourage(r: Run, survivor: Survivor): string | null {
  if (r.state.round === 0) return 'notNow';
  const fallen = onBoard(r.state).filter((s) => s.standsAfter !== null && s.id !== survivor.id);
  if (fallen.length === 0) return 'nobodyDown';
  return fallen.every((s) => isDeaf(r, s)) ? 'nobodyHears' : null;
}

/** SD-15.2, SD-15.5: only when asked, at a hit or an injury of one's own. */
function whyNotAvert({ state }: Run, { id }: Survivor, action: 'dodge' | 'endure'): string | null {
  if (state.decision?.kind === action && state.decision.about.survivor === id) return null;
  return action === 'dodge' ? 'noHit' : 'noInjury';
}

/** Why a survivor can't take a survival action now: what it costs and forbids first, then the moment (SD-15). */
export function whyNotSurvive(r: Run, survivor: Survivor, action: SurvivalAction): string | null {
  const unpaid = whyNotSpend(r, survivor, action);
  if (unpaid !== null) return unpaid;
  if (action === 'dash' || action === 'surge') return whyNotChance(r, survivor, action);
  return action === 'encourage' ? whyNotEncourage(r, survivor) : whyNotAvert(r, survivor, action);
}
