import type { Content } from './cards/content';
import { activeGear } from './gearGrid';
import type { Bearer } from './traits';

/** Whether an injury or a card forbids something at all times: `hearing`, `disorders`, `tokens` … */
export const barred = (r: { content: Content }, survivor: Bearer, what: string): boolean =>
  activeGear(r, survivor).bans.some((b) => b.what === what && b.with === undefined && b.when === undefined);
