import { forbidden } from './forbidden';
import { activeGear } from './gearGrid';
import type { Run } from './procedure';
import type { Survivor } from './state';

/** Whether an injury or a card that is carried forbids something: `hearing`, `disorders`, `tokens` … */
export const barred = (
  r: Pick<Run, 'content'>,
  survivor: Pick<Survivor, 'injuries' | 'grid'>,
  what: string,
): boolean => forbidden(r, survivor, what) || activeGear(r, survivor).forbids.has(what);
