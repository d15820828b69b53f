import { useSession } from '../../store/session';

/** Takes the fight off the table; it stays kept. */
export const putAway = (): void => useSession.getState().leave();
