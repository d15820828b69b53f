import type { Run } from './procedure';
import type { Survivor } from './state';

/** The survivor stands up, if down. */
export function standSurvivor(r: Run, survivor: Survivor, rule: string): void {
  if (survivor.standsAfter === null) return;
  survivor.standsAfter = null;
  r.emit({ type: 'stood', figure: survivor.id, rule });
}

/** The monster stands up, if down (SD-12.4). */
export function standMonster(r: Run, rule: string): void {
  if (!r.state.monster.knockedDown) return;
  r.state.monster.knockedDown = false;
  r.emit({ type: 'stood', figure: 'monster', rule });
}
