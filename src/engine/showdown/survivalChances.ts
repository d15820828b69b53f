import type { Next, Option } from '../kernel';
import { canActivate } from './activations';
import { maySpend } from './allowed';
import { onBoard } from './find';
import { canMove } from './moves';
import { call, type Run } from './procedure';
import type { Survivor } from './state';

export type Chance = Option & { kind: 'dash' | 'surge'; survivor: string };

/** A dash or surge under way is resolved before another starts (SD-15.1). */
export const isUnderWay = ({ state }: Run): boolean =>
  state.stack.some((frame) => {
    const { why } = frame as { why?: string };
    return why === 'dash' || why === 'surge';
  });

/** Whether a dash is good for anything: a step, or something else that costs a movement. */
export const canDash = (r: Run, survivor: Survivor): boolean =>
  canMove(r, survivor) || canActivate(r, survivor, 'dash');

/** Everybody's dashes and surges that are possible at this moment; the attacker of a running attack has none (SD-15.1). */
export function survivalOptions(r: Run): Chance[] {
  const options: Chance[] = [];
  if (isUnderWay(r)) return options;
  for (const survivor of onBoard(r.state)) {
    const { id } = survivor;
    if (maySpend(r, survivor, 'dash') && canDash(r, survivor)) {
      options.push({ key: `dash:${id}`, kind: 'dash', survivor: id });
    }
    if (maySpend(r, survivor, 'surge') && canActivate(r, survivor, 'surge')) {
      options.push({ key: `surge:${id}`, kind: 'surge', survivor: id });
    }
  }
  return options;
}

/** Pays for the chosen dash or surge (SD-15.1). */
export function spendChance(option: Option): Next {
  const { kind, survivor } = option as Chance;
  return call('spendSurvival', { survivor, action: kind });
}

/** What a dash or surge gives, spent at once (SD-15.3). */
export function performChance(option: Option): Next {
  const { kind, survivor } = option as Chance;
  if (kind === 'dash') return call('survivorMove', { survivor, why: 'dash' });
  return call('activate', { survivor, why: 'surge' });
}
