import { gearById } from './find';
import type { Run } from './procedure';
import { rearm } from './rearm';
import type { Survivor } from './state';

/** A gear card leaves a grid and the game (SD-5.14); bonuses change at once (SD-16.3). Nothing if it is not there. */
export function archiveGear(r: Run, survivor: Survivor, id: string, rule = 'SD-5.14'): void {
  const card = gearById(survivor, id)?.card;
  if (card === undefined) return;
  survivor.hiddenBy = survivor.hiddenBy.filter((by) => by !== id);
  r.emit({ type: 'archived', survivor: survivor.id, card, rule });
  rearm(r, survivor, () => {
    survivor.grid = survivor.grid.map((gear) => (gear?.id === id ? null : gear));
  });
}
