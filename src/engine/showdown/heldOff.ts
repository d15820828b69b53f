import type { Run } from './procedure';
import type { Survivor } from './state';

/** Whether a status card holds the survivor off the board: an act is taken there too (SD-5.11, SD-13.6). */
export const isHeldOff = ({ content }: Pick<Run, 'content'>, { statuses, status }: Survivor): boolean =>
  status === 'alive' && statuses.some((id) => content.statuses[id]?.offBoard === true);

/** A correction puts the survivor back on the board: the cards that held him off it go. */
export function freeFromCards({ content }: Pick<Run, 'content'>, survivor: Survivor): void {
  survivor.statuses = survivor.statuses.filter((id) => content.statuses[id]?.offBoard !== true);
}
