import type { Run } from './procedure';
import type { Survivor } from './state';

/**
 * SD-8.4: how many hits of an attack block and deflect take off. A block is spent by the attack whatever it hits; each deflect
 * token by one hit (survivors-in-detail.md §15).
 */
export function guard(r: Run, target: Survivor, hits: number): number {
  const blocked = Math.min(target.block, hits);
  target.block = 0;
  const deflected = Math.min(target.deflect, hits - blocked);
  target.deflect -= deflected;
  for (const [source, count] of [
    ['block', blocked],
    ['deflect', deflected],
  ] as const) {
    if (count > 0) r.emit({ type: 'hitsIgnored', survivor: target.id, count, source, rule: 'SD-8.4' });
  }
  return blocked + deflected;
}
