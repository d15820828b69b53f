import { forbidden } from './forbidden';
import type { Run } from './procedure';
import type { Survivor } from './state';
import type { SurvivorStat, Token } from './terms';

/** Points of a record sheet that effects raise and lower. */
export type Points = 'survival' | 'insanity' | 'courage' | 'understanding' | 'huntExperience';

/** Changes points; survival stops at its limit (SD-15.1), nothing falls below 0. Silent where nothing changes. */
export function changePoints(r: Run, survivor: Survivor, what: Points, by: number, rule?: string): void {
  const most = what === 'survival' ? r.state.survivalLimit : Number.POSITIVE_INFINITY;
  const before = survivor[what];
  const now = Math.max(0, Math.min(before + by, Math.max(most, before)));
  if (now === before) return;
  survivor[what] = now;
  r.emit({
    type: 'statChanged',
    survivor: survivor.id,
    what,
    by: now - before,
    now,
    ...(rule === undefined ? {} : { rule }),
  });
}

/** Adds or takes tokens; plus and minus cancel each other (ai-vocabulary.md §4). */
export function changeTokens(r: Run, figure: Survivor | 'monster', token: Token, by: number): void {
  const { tokens } = figure === 'monster' ? r.state.monster : figure;
  const now = (tokens[token] ?? 0) + by;
  if (by === 0) return;
  if (now === 0) delete tokens[token];
  else tokens[token] = now;
  r.emit({ type: 'tokensChanged', figure: figure === 'monster' ? 'monster' : figure.id, token, by, now });
}

/** A permanent change of an attribute, for the record sheet too. */
export function changeAttribute(r: Run, survivor: Survivor, what: SurvivorStat, by: number): void {
  survivor.attributes[what] += by;
  r.emit({ type: 'attributeChanged', survivor: survivor.id, what, by, now: survivor.attributes[what] });
}

/** Whether a survivor may gain these points now: some injuries forbid survival (survivors-in-detail.md §11). */
export function mayGain(r: Run, survivor: Survivor, what: Points, losing: boolean): boolean {
  return losing || what !== 'survival' || !forbidden(r, survivor, 'survival');
}
