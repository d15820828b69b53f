import { barred } from './barred';
import { forbidden } from './forbidden';
import { cardNumber } from './numbers';
import type { Run } from './procedure';
import type { Survivor } from './state';
import type { SurvivorStat, Token } from './terms';

/** Points of a record sheet that effects raise and lower. */
export type Points = 'survival' | 'insanity' | 'courage' | 'understanding' | 'huntExperience';

/** Changes points; survival stops at its limit (SD-15.1), nothing falls below 0. Silent where nothing changes. */
export function changePoints(r: Run, survivor: Survivor, what: Points, by: number, rule?: string): void {
  if (what === 'huntExperience' && by > 0 && barred(r, survivor, 'experience')) return;
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
  const before = tokens[token] ?? 0;
  const now = before + by;
  if (by === 0) return;
  const gains = Math.abs(now) > Math.abs(before);
  if (figure !== 'monster' && gains && barred(r, figure, 'tokens')) return;
  if (now === 0) delete tokens[token];
  else tokens[token] = now;
  r.emit({ type: 'tokensChanged', figure: figure === 'monster' ? 'monster' : figure.id, token, by, now });
}

/** A permanent change of an attribute, for the record sheet too. */
export function changeAttribute(r: Run, survivor: Survivor, what: SurvivorStat, by: number): void {
  survivor.attributes[what] += by;
  r.emit({ type: 'attributeChanged', survivor: survivor.id, what, by, now: survivor.attributes[what] });
}

/** Gains points by a card: survival is more for some (gear-and-resources.md §16), and nothing for those who may not gain it. */
export function gainPoints(r: Run, survivor: Survivor, what: Points, by: number): void {
  if (by <= 0 || (what === 'survival' && forbidden(r, survivor, 'survival'))) return;
  const more = what === 'survival' ? cardNumber(r, survivor, 'survivalGain') : 0;
  changePoints(r, survivor, what, by + more);
}
