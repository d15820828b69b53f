import { hitLocationCard } from './find';
import type { Run } from './procedure';

/** Whether a persistent injury keeps the monster from grabbing (Broken Foot). */
export const grabIgnored = (r: Run): boolean =>
  r.state.monster.injuries.some(({ card }) => hitLocationCard(r, card).critical?.injury?.ignores === 'grab');
