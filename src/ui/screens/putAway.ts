import { tableNow } from '../../store/desks/registry';

/** Takes what lies on the table off it; it stays kept. */
export const putAway = (): void => tableNow()?.leave();
